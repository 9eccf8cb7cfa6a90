import * as z from 'zod/mini';

import { limits } from '../../domain/limits';
import { optionKeys } from '../../domain/question/question';
import type { FirstAnswer, FirstAnswers } from '../../domain/question-statistics/first-answers';
import { byteLength } from '../../lib/byte-length';
import { jsonText } from '../firebase/json-text';

/** An answer as a text: a figure for option and right or wrong, and the seconds in base 36, two characters at most. */
const codePattern = /^([0-7])((?:[0-9a-f]?[0-9a-z]|g[0-9a-o])?)$/;

function encode({ option, isRight, seconds }: FirstAnswer): string {
  const code = optionKeys.indexOf(option) * 2 + Number(isRight);
  return `${String(code)}${seconds?.toString(36) ?? ''}`;
}

/** The answer that a text stands for; undefined where it stands for none. */
function decode(text: string): FirstAnswer | undefined {
  const [, code, seconds = ''] = codePattern.exec(text) ?? [];
  const option = optionKeys[Number(code) >> 1];
  if (code === undefined || option === undefined) return undefined;
  const isRight = Number(code) % 2 === 1;
  return seconds === '' ? { option, isRight } : { option, isRight, seconds: parseInt(seconds, 36) };
}

/** A document of `firstAnswers`. An answer that is malformed is left out: its learner wrote it, and nobody misses it. */
export const storedFirstAnswersSchema = z.pipe(
  z.object({
    answers: jsonText(z.record(z.string(), z.record(z.string(), z.string()))),
  }),
  z.transform(({ answers }): FirstAnswers =>
    Object.fromEntries(
      Object.entries(answers).map(([category, questions]) => [
        category,
        Object.fromEntries(
          Object.entries(questions).flatMap(([id, text]) => {
            const answer = decode(text);
            return answer === undefined ? [] : [[id, answer] as const];
          }),
        ),
      ]),
    ),
  ),
);

/** The answers as the text of their document: category by category, as many as the rules take. */
export function toStoredAnswers(answers: FirstAnswers): string {
  let room = limits.firstAnswersBytes - '{}'.length;
  const kept = Object.entries(answers).map(([category, questions]) => {
    room -= byteLength(JSON.stringify(category)) + ':{},'.length;
    const codes = Object.entries(questions).flatMap(([id, answer]) => {
      const code = encode(answer);
      room -= byteLength(JSON.stringify([id, code]));
      return room < 0 ? [] : [[id, code] as const];
    });
    return [category, Object.fromEntries(codes)] as const;
  });
  return JSON.stringify(
    Object.fromEntries(kept.filter(([, codes]) => Object.keys(codes).length > 0)),
  );
}
