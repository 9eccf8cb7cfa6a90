import { randomUUID } from 'node:crypto';

import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { deleteTheoryCourse, saveTheoryCourse } from '../../src/data/theory-courses/change-courses';
import { listTheoryCourses } from '../../src/data/theory-courses/repository';
import { newTheoryCourse, type TheoryCourse } from '../../src/domain/course/theory-course';
import { database, readDocument } from './support/admin';
import { changesOf } from './support/admin-log';
import { makeLearner, type Person, signInAs, signInAsAdmin } from './support/learners';

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

function newCourse(change: Partial<TheoryCourse> = {}): TheoryCourse {
  const id = randomUUID();
  onTestFinished(async () => {
    await database.doc(`theoryCourses/${id}`).delete();
  });
  return { ...newTheoryCourse(id), title: 'Väjning', content: '# Väjning', ...change };
}

async function find(id: string) {
  const found = (await listTheoryCourses(null)).items.find((course) => course.id === id);
  if (found === undefined) throw new Error(`${id} is not on the first page`);
  return found;
}

test('a course is created once however often it is sent, changed, and deleted', async () => {
  const course = newCourse();
  await saveTheoryCourse(course, null);
  await saveTheoryCourse(course, null);
  const created = await readDocument(`theoryCourses/${course.id}`);
  expect(created).toMatchObject({ title: 'Väjning', duration_minutes: 30, isPublished: false });
  const { version, ...read } = await find(course.id);
  expect(read).toEqual(course);
  await saveTheoryCourse({ ...course, minutes: 45, isPublished: true }, version);
  const changed = await readDocument(`theoryCourses/${course.id}`);
  expect(changed).toMatchObject({ duration_minutes: 45, createdAt: created?.['createdAt'] });
  await deleteTheoryCourse(course.id);
  await deleteTheoryCourse(course.id);
  expect(await readDocument(`theoryCourses/${course.id}`)).toBeNull();
  expect(await changesOf(admin, `theoryCourses/${course.id}`)).toEqual([
    ['addContent', expect.stringMatching(/^Titel: Väjning\nInnehåll: # Väjning\n/)],
    ['changeContent', 'Titel: Väjning\nVaraktighet: 30 minuter → 45 minuter\nPublicerad: nej → ja'],
    ['deleteContent', expect.stringContaining('\nVaraktighet: 45 minuter\n')],
  ]);
});

test('a course that somebody else has written since is not overwritten', async () => {
  const course = newCourse();
  await saveTheoryCourse(course, null);
  const { version } = await find(course.id);
  await saveTheoryCourse({ ...course, title: 'Den andras' }, version);
  await expect(saveTheoryCourse({ ...course, title: 'Min' }, version)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await find(course.id)).title).toBe('Den andras');
  await deleteTheoryCourse(course.id);
  await expect(saveTheoryCourse(course, version)).rejects.toMatchObject({ code: 'not-found' });
});

test('a learner writes none', async () => {
  await signInAs(await makeLearner());
  await expect(saveTheoryCourse(newCourse(), null)).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
