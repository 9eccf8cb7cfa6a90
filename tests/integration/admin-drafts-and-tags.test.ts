import { randomUUID } from 'node:crypto';

import { beforeEach, expect, onTestFinished, test } from 'vitest';

import {
  deleteDraft,
  findDraft,
  listDraftsPage,
  saveDraft,
} from '../../src/data/question-drafts/repository';
import { readTags, writeTag } from '../../src/data/question-tags/repository';
import { listQuestionsPage } from '../../src/data/questions/admin-repository';
import { writeQuestions } from '../../src/data/questions/write-questions';
import { blankFields } from '../../src/domain/question/question-fields';
import { tagsOf } from '../../src/domain/question/tags';
import { practiceQuestion } from '../factories/practice';
import { database, readDocument } from './support/admin';
import { changesOf } from './support/admin-log';
import { newCategoryName, writeCategory, writeQuestion } from './support/content';
import { signInAsAdmin, type Person } from './support/learners';
import { everyRequest, hurryRetries, isCommit, losesItsAnswer } from './support/network';

let admin: Person;

beforeEach(async () => {
  admin = await signInAsAdmin();
});

/** Saves a new draft, and reads it as it is stored. */
async function makeDraft(text: string) {
  const id = randomUUID();
  onTestFinished(async () => {
    await database.doc(`questionDrafts/${id}`).delete();
    await database.doc(`questions/${id}`).delete();
  });
  const fields = { ...blankFields, text };
  await saveDraft({ id, kind: 'practice', fields, base: null, isMeant: false });
  const draft = await findDraft(id);
  if (draft === null) throw new Error(`draft ${id} is not there`);
  return draft;
}

test('a draft is saved once although the answer is lost, and not over what somebody else has written', async () => {
  const draft = await makeDraft('Halv?');
  const { id, kind, version: base } = draft;
  const fields = { ...draft.fields, a: 'Ja' };
  hurryRetries();
  everyRequest(losesItsAnswer, isCommit);
  const write = { id, kind, fields, base, isMeant: false };
  await expect(saveDraft(write)).rejects.toMatchObject({ code: 'network' });
  everyRequest((send) => send());
  await saveDraft(write);
  expect((await findDraft(id))?.fields).toEqual(fields);
  const other = { ...write, fields: { ...fields, a: 'Nej' } };
  await expect(saveDraft(other)).rejects.toMatchObject({ code: 'conflict' });
  await saveDraft({ ...other, isMeant: true });
  const { items } = await listDraftsPage('practice', null);
  expect(items.find((each) => each.id === id)?.fields.a).toBe('Nej');
  expect((await listDraftsPage('theory', null)).items.map((each) => each.id)).not.toContain(id);
});

test('a draft becomes a question in one write, and is not published when somebody has changed it', async () => {
  const name = newCategoryName();
  const category = await writeCategory({ name, questionCount: 0, contentVersion: 4 });
  const { id, kind, fields, version } = await makeDraft('Hel?');
  const question = { ...practiceQuestion(id), categoryId: category };
  await saveDraft({ id, kind, fields: { ...fields, a: 'Ny' }, base: version, isMeant: false });
  const publish = (draft: string | undefined) => writeQuestions([{ question, base: null, draft }]);
  await expect(publish(version)).rejects.toMatchObject({ code: 'conflict' });
  expect(await readDocument(`questions/${id}`)).toBeNull();
  const changed = (await findDraft(id))?.version;
  hurryRetries();
  everyRequest(losesItsAnswer, isCommit);
  await expect(publish(changed)).rejects.toMatchObject({ code: 'network' });
  everyRequest((send) => send());
  await publish(changed);
  expect(await findDraft(id)).toBeNull();
  expect(await readDocument(`questions/${id}`)).toMatchObject({ category: name });
  expect(await readDocument(`practiceCategories/${category}`)).toMatchObject({
    questionCount: 1,
    contentVersion: 5,
  });
  expect(await changesOf(admin, `questions/${id}`)).toHaveLength(1);
  await expect(
    saveDraft({ id, kind, fields, base: version, isMeant: false }),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test('a draft is thrown away with an entry in the log, unless somebody has changed it', async () => {
  const draft = await makeDraft('Onödig?');
  const outdated = { ...draft, version: '1.0' };
  await expect(deleteDraft(outdated)).rejects.toMatchObject({ code: 'conflict' });
  await deleteDraft(draft);
  await deleteDraft(draft);
  expect(await changesOf(admin, `questionDrafts/${draft.id}`)).toEqual([
    ['deleteContent', 'Fråga: Onödig?'],
  ]);
});

test('what is tagged is found by the tag, the latest first, and the questions stay as they are', async () => {
  const category = await writeCategory({ name: newCategoryName(), questionCount: 2 });
  const tag = `t ${randomUUID().slice(0, 8)}`;
  const [first, second] = [await writeQuestion(category, 1), await writeQuestion(category, 2)];
  const before = await readDocument(`questions/${first}`);
  const put = (ids: string[], isSet = true) => writeTag('practice', { tag, ids, isSet });
  await put([first]);
  await put([second, 'gone']);
  await put([second, 'gone']);
  const list = async (more = {}) => {
    const { items } = await listQuestionsPage({ kind: 'practice', tag, ...more }, null);
    return items.map(({ id }) => id);
  };
  expect(await list()).toEqual([second, first]);
  expect(await list({ categoryId: 'another' })).toEqual([]);
  expect(await list({ kind: 'theory' })).toEqual([]);
  expect(await readDocument(`questions/${first}`)).toEqual(before);
  await put([first, second, 'gone'], false);
  expect(await list()).toEqual([]);
  expect(tagsOf(await readTags('practice'), first)).toEqual([]);
  const odd = writeTag('practice', { tag: 'a/b', ids: [first], isSet: true });
  await expect(odd).rejects.toMatchObject({ code: 'conflict' });
});
