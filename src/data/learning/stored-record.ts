import { earliest } from '../../domain/progress/answer-mark';
import { emptyDay } from '../../domain/learning/fold-answers';
import {
  remembered,
  type CategoryRecord,
  type DayCount,
  type PastAnswer,
  type QuestionRecord,
} from '../../domain/learning/learner';
import { confidences } from '../../domain/progress/answer-event';
import { optionKeys } from '../../domain/question/question';

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

const questionPattern = new RegExp(
  `^([0-9]+)\\.([0-9]+)(?:\\.([0-9a-z]{1,2}))?;((?:[0-9a-z]{${String(answerLength - 1)}}[0-9a-v]){2,${String(remembered + 1)}})$`,
);

/**
 * A question's record as a text: `<answered>.<right>;<first answer><latest answers>`, with the seconds of the first answer
 * in base 36 after a second dot where they are known.
 */
export function encodeQuestion({ answered, right, first, latest }: QuestionRecord): string {
  const answers = [first, ...latest].map(encodeAnswer).join('');
  const seconds = first.seconds === undefined ? '' : `.${first.seconds.toString(36)}`;
  return `${String(answered)}.${String(right)}${seconds};${answers}`;
}

/** The record that a text stands for; null where it stands for none. */
export function decodeQuestion(text: string): QuestionRecord | null {
  const [, answered, right, seconds, answers = ''] = questionPattern.exec(text) ?? [];
  const [first, ...latest] = Array.from({ length: answers.length / answerLength }, (_, index) =>
    decodeAnswer(answers.slice(index * answerLength, (index + 1) * answerLength)),
  );
  if (first === undefined) return null;
  const timed = seconds === undefined ? first : { ...first, seconds: parseInt(seconds, 36) };
  return { answered: Number(answered), right: Number(right), first: timed, latest };
}

/** Figures of a day in the order in which they are stored. */
const dayFields = Object.keys(emptyDay) as (keyof DayCount)[];

/** A day as a text: `<day>:<answered>.<right>.<seconds>…`, without zeros at the end */
export function encodeDay(day: string, count: DayCount): string {
  const figures = dayFields.map((field) => String(count[field])).join('.');
  return `${day}:${figures.replace(/(\.0)+$/, '')}`;
}

/** The days of a category as a text, with a space between each two. */
export function encodeDays(days: CategoryRecord['days']): string {
  return Object.entries(days)
    .map(([day, count]) => encodeDay(day, count))
    .join(' ');
}

/** The days that a text stands for, without what stands for none. */
export function decodeDays(text: string): CategoryRecord['days'] {
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
