// everything that can wait in the outbox, and how it is sent
import '../exams/sender';
import '../learning/sender';
import '../saved/sender';
import { whenRefused } from '../outbox/flush';

whenRefused(async (uid) => {
  const { forgetIfGone } = await import('../account/forget-on-device');
  await forgetIfGone(uid);
});
