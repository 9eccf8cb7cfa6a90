import * as z from 'zod/mini';

import { earliest, markLength } from '../../domain/learning/answer-mark';
import { emptyDay } from '../../domain/learning/fold-answers';
import {
  remembered,
  type CategoryRecord,
  type DayCount,
  type Learner,
  type PastAnswer,
  type QuestionRecord,
} from '../../domain/learning/learner';
import { limits } from '../../domain/limits';
import { confidences } from '../../domain/progress/answer-event';
import { optionKeys } from '../../domain/question/question';
import { logProblem } from '../../lib/log';
import { DataError } from '../errors';

/** Characters of an answer: six of the seconds since 2020 in base 36, one of option, right or wrong, and confidence. */
const answerLength = 7;

function encodeAnswer({ at, option, isRight, confidence }: PastAnswer): string {
  const said = confidence === undefined ? 0 : confidences.indexOf(confidence) + 1;
  const code = optionKeys.indexOf(option) * 8 + (isRight ? 4 : 0) + said;
  return ((at - earliest) / 1000).toString(36).padStart(answerLength - 1, '0') + code.toString(36);
}

function decodeAnswer(text: string): PastAnswer {
  const code = Number.parseInt(text.charAt(answerLength - 1), 36);
  const option = optionKeys[code >> 3] ?? 'a';
  const confidence = confidences[(code & 3) - 1];
  const at = earliest + Number.parseInt(text.slice(0, answerLength - 1), 36) * 1000;
  const isRight = (code & 4) > 0;
  return confidence === undefined ? { at, option, isRight } : { at, option, isRight, confidence };
}

/** `<answered>.<right>;<first answer><latest answers>` */
const questionPattern = new RegExp(
  `^([0-9]+)\\.([0-9]+);((?:[0-9a-z]{${String(answerLength - 1)}}[0-9a-v]){2,${String(remembered + 1)}})$`,
);

function encodeQuestion({ answered, right, first, latest }: QuestionRecord): string {
  const answers = [first, ...latest].map(encodeAnswer).join('');
  return `${String(answered)}.${String(right)};${answers}`;
}

function decodeQuestion(text: string): QuestionRecord | null {
  const [, answered, right, answers = ''] = questionPattern.exec(text) ?? [];
  const [first, ...latest] = Array.from({ length: answers.length / answerLength }, (_, index) =>
    decodeAnswer(answers.slice(index * answerLength, (index + 1) * answerLength)),
  );
  if (first === undefined) return null;
  return { answered: Number(answered), right: Number(right), first, latest };
}

/** Figures of a day in the order in which they are stored. */
const dayFields = Object.keys(emptyDay) as (keyof DayCount)[];

/** `<day>:<answered>.<right>.<seconds> …`, without zeros at the end */
function encodeDays(days: CategoryRecord['days']): string {
  return Object.entries(days)
    .map(([day, count]) => {
      const figures = dayFields.map((field) => String(count[field])).join('.');
      return `${day}:${figures.replace(/(\.0)+$/, '')}`;
    })
    .join(' ');
}

function decodeDays(text: string): CategoryRecord['days'] {
  const days: Record<string, DayCount> = {};
  // plain loops: a year in every category is fifteen thousand entries, on the way to the overview
  for (const entry of text.split(' ')) {
    const colon = entry.indexOf(':');
    if (!/^[0-9]+:[0-9.]+$/.test(entry)) continue;
    const count = { ...emptyDay };
    entry
      .slice(colon + 1)
      .split('.')
      .forEach((figure, index) => {
        const field = dayFields[index];
        if (field !== undefined) count[field] = Number(figure);
      });
    days[entry.slice(0, colon)] = count;
  }
  return days;
}

/** A document of `users/{uid}/learning`: part of a learner's categories, and the marks of their answers. */
const storedSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ questions: z.record(z.string(), z.string()), days: z.string() }),
  ),
  marks: z.record(z.string(), z.string()),
});

/** Reads a document to show it: one that is malformed is left out, and so is a question that is. */
export function readLearner(path: string, fields: unknown): Learner {
  const parsed = storedSchema.safeParse(fields);
  if (parsed.success) return decodeLearner(path, parsed.data);
  logProblem(`${path} is malformed and left out`, z.prettifyError(parsed.error));
  return { categories: {}, seen: {} };
}

/** Reads a document to write it anew. Throws DataError 'malformed' where what is there would be lost. */
export function parseLearner(path: string, fields: unknown): Learner {
  const parsed = storedSchema.safeParse(fields);
  if (parsed.success) return decodeLearner(path, parsed.data);
  throw new DataError('malformed', `${path}: ${z.prettifyError(parsed.error)}`);
}

function decodeLearner(path: string, { categories, marks }: z.infer<typeof storedSchema>): Learner {
  const readQuestions = (questions: Record<string, string>) =>
    Object.entries(questions).flatMap(([id, text]) => {
      const record = decodeQuestion(text);
      if (record !== null) return [[id, record] as const];
      logProblem(`${path}: question ${id} is malformed and left out`);
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
    seen: Object.fromEntries(
      Object.entries(marks).map(([month, text]) => [
        month,
        text.match(new RegExp(`.{${String(markLength)}}`, 'g')) ?? [],
      ]),
    ),
  };
}

/** A part of a learner as the fields of its document, with the marks of the latest months. */
export function toStoredLearner({ categories, seen }: Learner): z.infer<typeof storedSchema> {
  const months = Object.keys(seen).sort().slice(-limits.learningMonths);
  return {
    categories: Object.fromEntries(
      Object.entries(categories).map(([id, { questions, days }]) => {
        const stored = Object.entries(questions).map(
          ([key, one]) => [key, encodeQuestion(one)] as const,
        );
        return [id, { questions: Object.fromEntries(stored), days: encodeDays(days) }];
      }),
    ),
    marks: Object.fromEntries(months.map((month) => [month, (seen[month] ?? []).join('')])),
  };
}
