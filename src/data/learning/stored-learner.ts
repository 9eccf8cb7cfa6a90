import * as z from 'zod/mini';

import { markLength } from '../../domain/progress/answer-mark';
import { emptyLearner, type CategoryRecord, type Learner } from '../../domain/learning/learner';
import { limits } from '../../domain/limits';
import { byteLength } from '../../lib/byte-length';
import { reportProblem } from '../../lib/log';
import { DataError } from '../errors';
import { jsonText } from '../firebase/json-text';
import { withoutOldest } from './fit-categories';
import { decodeDays, decodeQuestion, encodeDays, encodeQuestion } from './stored-record';

const categoriesSchema = z.record(
  z.string(),
  z.object({ questions: z.record(z.string(), z.string()), days: z.string() }),
);
const marksSchema = z.record(z.string(), z.string());

/**
 * A document of `users/{uid}/learning`: part of a learner's categories, how many sessions were finished there, and the
 * marks of what is counted.
 */
const storedSchema = z.pipe(
  z.object({
    answers: jsonText(categoriesSchema),
    marks: jsonText(marksSchema),
    sessions: z.int().check(z.minimum(0)),
  }),
  z.transform(({ answers, marks, sessions }) => ({ categories: answers, marks, sessions })),
);
type Stored = z.infer<typeof storedSchema>;

/** The same as it was stored while answers and marks were maps, and sessions had documents of their own. */
const earlierSchema = z.pipe(
  z.object({ categories: categoriesSchema, marks: marksSchema }),
  z.transform((stored): Stored => ({ ...stored, sessions: 0 })),
);

/** Returns true iff a document's fields are as they were stored while sessions had documents of their own. */
export function isEarlier(fields: unknown): boolean {
  return typeof fields === 'object' && fields !== null && 'categories' in fields;
}

function safeParse(fields: unknown) {
  return (isEarlier(fields) ? earlierSchema : storedSchema).safeParse(fields);
}

/** Reads a document to show it: one that is malformed is left out, and so is a question that is. */
export function readLearner(path: string, fields: unknown): Learner {
  const parsed = safeParse(fields);
  if (parsed.success) return decodeLearner(path, parsed.data);
  reportProblem(`${path} is malformed and left out`, z.prettifyError(parsed.error));
  return emptyLearner;
}

/** Reads a document to write it anew. Throws DataError 'malformed' where what is there would be lost. */
export function parseLearner(path: string, fields: unknown): Learner {
  const parsed = safeParse(fields);
  if (parsed.success) return decodeLearner(path, parsed.data);
  throw new DataError('malformed', `${path}: ${z.prettifyError(parsed.error)}`);
}

function decodeLearner(path: string, { categories, marks, sessions }: Stored): Learner {
  const readQuestions = (questions: Record<string, string>) =>
    Object.entries(questions).flatMap(([id, text]) => {
      const record = decodeQuestion(text);
      if (record !== null) return [[id, record] as const];
      reportProblem(`${path}: question ${id} is malformed and left out`);
      return [];
    });
  return {
    categories: Object.fromEntries(
      Object.entries(categories).map(([id, { questions, days }]) => {
        const record: CategoryRecord = {
          questions: Object.fromEntries(readQuestions(questions)),
          days: decodeDays(days),
        };
        return [id, record];
      }),
    ),
    sessions,
    seen: Object.fromEntries(
      Object.entries(marks).map(([month, text]) => [
        month,
        text.match(new RegExp(`.{${String(markLength)}}`, 'g')) ?? [],
      ]),
    ),
  };
}

function encodeCategories(categories: Learner['categories']): string {
  const stored = Object.entries(categories).map(([id, { questions, days }]) => {
    const records = Object.entries(questions).map(([key, one]) => [key, encodeQuestion(one)]);
    return [id, { questions: Object.fromEntries(records) as unknown, days: encodeDays(days) }];
  });
  return JSON.stringify(Object.fromEntries(stored));
}

/** The categories as a text; without the oldest of what is in them where that would be too long. */
function encodeAnswers(categories: Learner['categories']): string {
  const text = encodeCategories(categories);
  const excess = byteLength(text) - limits.learningAnswersBytes;
  return excess <= 0 ? text : encodeCategories(withoutOldest(categories, excess));
}

/** Bytes of a month beside its marks, such as `"2026-11":"",` */
const monthBytes = 13;

/**
 * The marks of the latest months as a text, as many as fit; an answer of which the mark is gone would be counted again,
 * if it came again.
 */
function encodeMarks(seen: Learner['seen']): string {
  const latestFirst = Object.keys(seen).sort().reverse().slice(0, limits.learningMonths);
  let room = limits.learningMarksBytes - latestFirst.length * monthBytes - 1;
  const kept = latestFirst.map((month) => {
    const marks = (seen[month] ?? []).slice(0, Math.floor(room / markLength));
    room -= marks.length * markLength;
    return [month, marks.join('')] as const;
  });
  return JSON.stringify(Object.fromEntries(kept));
}

/** A part of a learner as the fields of its document, as much of it as the rules take. */
export function toStoredLearner({ categories, sessions, seen }: Learner) {
  return {
    answers: encodeAnswers(categories),
    marks: encodeMarks(seen),
    sessions: Math.min(sessions, limits.learningSessions),
  };
}
