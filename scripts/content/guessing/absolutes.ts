import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { listOptions } from '../../../src/domain/question/question';
import { wordsOf } from './option-form';

/** Words that leave no room: who knows nothing strikes the options that have them. */
const absolutes = new Set(
  'alla alltid aldrig allt bara endast enbart ingen inga inget ingenting samtliga varje varken'.split(
    ' ',
  ),
);

const absolutesIn = (text: string) => wordsOf(text).filter((word) => absolutes.has(word));

/** Returns the absolutes of the wrong options where the right one has none: they tell which options are wrong. */
export function tellingAbsolutes({ options, answer }: ContentQuestion): string[] {
  if (absolutesIn(options[answer] ?? '').length > 0) return [];
  return [...new Set(listOptions({ options }).flatMap(({ text }) => absolutesIn(text)))];
}
