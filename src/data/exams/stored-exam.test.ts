import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';

import { examResult, markedQuestion } from '../../../tests/factories/exam';
import { examResultSchema, type MarkedQuestion } from '../../domain/exam/exam-result';
import { markOfShown } from '../../domain/exam/shown';
import { limits } from '../../domain/limits';
import { parseDocument } from '../firebase/parse';
import { placesOf } from './place';
import { isStorable, storedExamSchema, toStoredExam } from './stored-exam';

const exam = examResult({ id: 'a1', questions: [markedQuestion('q1'), markedQuestion('q2')] });

function read(id: string, fields: object) {
  return parseDocument(storedExamSchema, { id, ref: { path: 'path' }, data: () => fields });
}

const question =
  '{"id":"q1","categoryId":"c1","area":"miljo","option":"a","answer":"a","isRight":true,"isTrial":false,"isFlagged":false}';

const frozen = {
  examId: 'B',
  isExtended: false,
  isShortened: true,
  passMark: 1,
  startedAt: Timestamp.fromMillis(0),
  finishedAt: Timestamp.fromMillis(60_000),
  endedBy: 'clock',
};

test('a format that stands: tests written today, and those of before, are read by every later version', () => {
  const expected = {
    ...frozen,
    id: 'a1',
    startedAt: 0,
    finishedAt: 60_000,
    questions: [JSON.parse(question) as unknown],
  };
  const stored = { ...frozen, attempt: 'a1', questions: `[${question}]` };
  expect(read('17', stored)).toEqual(expected);
  expect(toStoredExam(examResultSchema.parse(expected))).toEqual(stored);
  // named after the attempt, with its questions as a list
  expect(read('a1', { ...frozen, questions: [JSON.parse(question)] })).toEqual(expected);
});

test('what is stored is read as it was', () => {
  expect(read('17', toStoredExam(exam))).toEqual(exam);
});

describe('what was shown', () => {
  const shown = { texts: ['Får du köra?', 'Ja', 'Nej', 'Ibland'], picture: 'AbCdEf' };

  test('is stored with its question, in a format that stands', () => {
    const withShown = { ...exam, questions: [markedQuestion('q1', { shown })] };
    const { questions } = toStoredExam(withShown);
    expect(questions).toContain(
      ',"shown":{"texts":["Får du köra?","Ja","Nej","Ibland"],"picture":"AbCdEf"}}',
    );
    expect(read('17', toStoredExam(withShown))).toEqual(withShown);
  });

  test('is stored of as many questions as the rules take: wrong ones first, then flagged ones', () => {
    const texts = ['å'.repeat(600), ...['b', 'c', 'd', 'e'].map((one) => one.repeat(300))];
    const questions = Array.from({ length: limits.examQuestions }, (_, n) =>
      markedQuestion(`q${String(n)}`, {
        shown: { texts },
        isRight: n !== 60,
        isFlagged: n >= 61 && n < 63,
      }),
    );
    const stored = toStoredExam({ ...exam, questions });
    expect(isStorable({ ...exam, questions })).toBe(true);
    expect(stored.questions.length).toBeLessThanOrEqual(limits.examQuestionsLength);
    // no room is left for one more
    expect(stored.questions.length).toBeGreaterThan(limits.examQuestionsLength - 1900);
    const kept = read('17', stored).questions;
    const bare = (one: MarkedQuestion) => ({ ...one, shown: undefined, shownMark: undefined });
    expect(kept.map(bare)).toEqual(questions.map(bare));
    const mark = markOfShown({ texts });
    expect(kept.map(({ shown, shownMark }) => shown ?? shownMark)).toEqual(
      kept.map(({ shown }) => (shown === undefined ? mark : { texts })),
    );
    const ofShown = kept.flatMap((one, n) => (one.shown === undefined ? [] : [n]));
    expect(ofShown.slice(-3)).toEqual([60, 61, 62]);
    expect(ofShown.slice(0, -3)).toEqual(ofShown.slice(0, -3).map((_, n) => n));
  });
});

test.each([
  ['no JSON', '['],
  ['no list', '{}'],
  ['no question', '[]'],
])('questions that are %s are malformed', (_what, questions) => {
  expect(() => read('17', { ...toStoredExam(exam), questions })).toThrow(
    expect.objectContaining({ code: 'malformed' }) as Error,
  );
});

describe('what the rules would refuse', () => {
  test.each([
    ['with a long name', { id: 'x'.repeat(limits.attemptIdLength + 1) }],
    ['with a pass mark beyond every test', { passMark: limits.examQuestions + 1 }],
    ['that was finished before it began', { finishedAt: exam.startedAt - 1 }],
    ['of endless names', { questions: [markedQuestion('x'.repeat(limits.examQuestionsLength))] }],
  ])('is a test %s', (_what, fault) => {
    expect(isStorable({ ...exam, ...fault })).toBe(false);
  });

  test('is not the longest test, with long names', () => {
    const questions = Array.from({ length: limits.examQuestions }, (_, n) =>
      markedQuestion(`b-trafikregler-hastighetsgranser-utanfor-tattbebyggt-omrade-${String(n)}`, {
        categoryId: 'b-trafikregler-hastighetsgranser-utanfor-tattbebyggt-omrade',
        area: 'personliga_forutsattningar',
        isChanged: true,
      }),
    );
    expect(isStorable({ ...exam, passMark: limits.examQuestions, questions })).toBe(true);
    expect(isStorable({ ...exam, finishedAt: exam.startedAt })).toBe(true);
  });
});

describe('the places of a test', () => {
  test('are always the same, and within the limit', () => {
    const ids = Array.from({ length: 500 }, (_, n) => `attempt-${String(n)}`);
    expect(ids.map(placesOf)).toEqual(ids.map(placesOf));
    for (const place of ids.flatMap(placesOf)) {
      expect(place).toMatch(/^\d{1,3}$/);
      expect(Number(place)).toBeLessThan(limits.storedExams);
    }
  });

  test('are several for each, and spread over all of them', () => {
    const ids = Array.from({ length: 4000 }, (_, n) => `attempt-${String(n)}`);
    for (const id of ids) expect(placesOf(id).length).toBeGreaterThan(6);
    expect(new Set(ids.map((id) => placesOf(id)[0])).size).toBe(limits.storedExams);
  });
});
