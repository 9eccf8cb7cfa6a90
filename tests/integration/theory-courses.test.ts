import { expect, test } from 'vitest';

import { readContent } from '../../scripts/content/content';
import { readCourses } from '../../scripts/content/courses';
import { listPublishedCourses } from '../../src/data/theory-courses/repository';
import { toTheoryCourse } from '../../src/domain/course/course-file';
import { expectLogged } from '../setup/fail-on-console';
import { writeDocument } from './support/admin';
import { giveLicense, inMinutes, makeLearner, signInAs } from './support/learners';

const draft = {
  title: 'Utkast',
  description: '',
  content: '',
  duration_minutes: 30,
  licence_type: 'B',
  order: 0,
  isPublished: false,
  createdAt: inMinutes(-1),
  updatedAt: inMinutes(-1),
};

test('a learner lists the published courses in order, each with its category; others get none', async () => {
  await writeDocument('theoryCourses/test-utkast', draft);
  await writeDocument('theoryCourses/test-trasig', {
    ...draft,
    isPublished: true,
    duration_minutes: 'en kvart',
  });
  const learner = await makeLearner();
  await signInAs(learner);
  await expect(listPublishedCourses()).rejects.toMatchObject({ code: 'permission-denied' });

  await giveLicense(learner, 'tests');
  await expect(listPublishedCourses()).rejects.toMatchObject({ code: 'permission-denied' });

  await giveLicense(learner, 'full');
  const bank = readContent();
  const seeded = readCourses().map((file) => toTheoryCourse(file, bank));
  const listed = await listPublishedCourses();
  expectLogged('theoryCourses/test-trasig is malformed and left out');
  const ids = seeded.map(({ id }) => id);
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(listed[0]).toMatchObject({ ...seeded[0], content: seeded[0]?.content.trim() });
  const categories = new Set(bank.map(({ category }) => category.id));
  expect(listed.every(({ categoryId }) => categories.has(categoryId))).toBe(true);
});
