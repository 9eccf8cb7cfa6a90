import { expect, test } from 'vitest';

import { readContent } from '../../scripts/content/content';
import { readCourses } from '../../scripts/content/courses';
import {
  findPublishedCourse,
  listPublishedCourses,
} from '../../src/data/theory-courses/repository';
import { toTheoryCourse } from '../../src/domain/course/course-file';
import { licenceTypes } from '../../src/domain/licence-type';
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

test('a learner lists the published courses of a licence in order, each with its category; others get none', async () => {
  await writeDocument('theoryCourses/test-utkast', draft);
  await writeDocument('theoryCourses/test-trasig', {
    ...draft,
    isPublished: true,
    duration_minutes: 'en kvart',
  });
  const learner = await makeLearner();
  await signInAs(learner);
  await expect(listPublishedCourses('B')).rejects.toMatchObject({ code: 'permission-denied' });

  await giveLicense(learner, 'tests');
  await expect(listPublishedCourses('B')).rejects.toMatchObject({ code: 'permission-denied' });

  await giveLicense(learner, 'full');
  const bank = readContent();
  const seeded = readCourses().map((file) => toTheoryCourse(file, bank));
  const categories = new Set(bank.map(({ category }) => category.id));
  for (const licence of licenceTypes) {
    const listed = await listPublishedCourses(licence);
    const ofLicence = seeded.filter(({ licenceType }) => licenceType === licence);
    expect(listed.map(({ id }) => id)).toEqual(ofLicence.map(({ id }) => id));
    expect(listed[0]).toMatchObject({ ...ofLicence[0], content: ofLicence[0]?.content.trim() });
    expect(listed.every(({ categoryId }) => categories.has(categoryId))).toBe(true);
  }
  expectLogged('theoryCourses/test-trasig is malformed and left out');
});

test('a published course is found by its id; a draft and one that is not there are none', async () => {
  await writeDocument('theoryCourses/test-utkast', draft);
  const learner = await makeLearner();
  await giveLicense(learner, 'full');
  await signInAs(learner);
  expect(await findPublishedCourse('mc-kurs-vaglag')).toMatchObject({ licenceType: 'MC' });
  expect(await findPublishedCourse('test-utkast')).toBeNull();
  expect(await findPublishedCourse('finns-inte')).toBeNull();
});
