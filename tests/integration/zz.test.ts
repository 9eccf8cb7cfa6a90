import { test } from 'vitest';
import { register } from '../../src/data/auth/repository';
import { everyRequest } from './support/network';
import { forgetLater, newEmail } from './support/learners';
import { listPracticeCategories } from '../../src/data/practice-categories/repository';
test('x', async () => {
  everyRequest((s) => s(), (o) => { console.log(o.url, o.body.slice(0, 300)); return false; });
  const { uid } = await register({ firstName: 'a', lastName: 'b', email: newEmail(), password: 'abcdef', confirmPassword: '', acceptTerms: true, acceptMarketing: false });
  forgetLater(uid);
  everyRequest(() => Promise.reject(new TypeError('fetch failed')));
  await listPracticeCategories().catch((e: unknown) => { console.log(e); });
});
