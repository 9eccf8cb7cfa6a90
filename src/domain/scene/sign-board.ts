import * as z from 'zod/mini';

import { plateCharacters, plateLimits, textPlates } from '../sign/plate';
import { signLooks } from '../sign/sign-looks';
import { variantsOf } from '../sign/variants';
import { listWords } from './scene-words';

const itemSchema = z.union([
  z.string(),
  z.strictObject({ code: z.string(), lines: z.array(z.string()) }),
]);

/**
 * Posts side by side, each a sign by its name in the library or a list of what hangs on it from the top: names, and
 * plates with lines of their own.
 */
export const signBoardSchema = z.strictObject({
  signs: z.array(z.union([z.string(), z.array(itemSchema)])),
});
export type SignBoard = z.infer<typeof signBoardSchema>;

/** A sign on a post, with its lines if it is lettered for its place. */
interface BoardItem {
  name: string;
  lines: readonly string[] | undefined;
}

const maxPerBoard = 3;

/** Returns what hangs on each post of a board, from the left and from the top. */
export function postsOf({ signs }: SignBoard): BoardItem[][] {
  return signs.map((post) =>
    [post]
      .flat()
      .map((item) =>
        typeof item === 'string'
          ? { name: item, lines: undefined }
          : { name: item.code, lines: item.lines },
      ),
  );
}

function checkName(name: string): string[] {
  if (Object.hasOwn(signLooks, name)) return [];
  const [code = '', form = ''] = name.split('/');
  if (!Object.hasOwn(signLooks, code)) return [`Märket ”${code}” finns inte.`];
  const forms = [code, ...variantsOf(code).map(({ key }) => `${code}/${key}`)];
  const only = forms.length === 1 ? 'bara ' : '';
  return [
    `Märket ${code} finns inte i formen ”${form}”; det finns ${only}som ${listWords(forms)}.`,
  ];
}

function checkLines(name: string, lines: readonly string[]): string[] {
  if (!textPlates.includes(name)) {
    return [`”${name}” kan inte ha egna rader. Det kan ${listWords(textPlates)}.`];
  }
  const problems: string[] = [];
  if (lines.length < 1 || lines.length > plateLimits.lines) {
    problems.push(`Tavlan ${name} ska ha en till tre rader.`);
  }
  for (const line of lines) {
    const { length } = line.trim();
    if (length < 1 || line.length > plateLimits.characters) {
      problems.push(`Raden ”${line}” ska ha 1–${String(plateLimits.characters)} tecken.`);
    }
    const unknown = Array.from(line).filter((letter) => !plateCharacters.includes(letter));
    if (unknown.length > 0) {
      problems.push(`Raden ”${line}” har tecken som inte går att skriva: ${listWords(unknown)}.`);
    }
  }
  if (name === 'T3' && lines[0] !== 'STOPP') {
    problems.push('Första raden på tavlan T3 ska vara ”STOPP”.');
  }
  return problems;
}

/** What makes a board impossible, in Swedish; nothing when it can be drawn. */
export function checkSignBoard(board: SignBoard): string[] {
  const posts = postsOf(board);
  const problems: string[] = [];
  if (posts.length < 1 || posts.length > maxPerBoard) {
    problems.push('En bild av märken ska ha ett till tre märken bredvid varandra.');
  }
  if (posts.some((post) => post.length < 1 || post.length > maxPerBoard)) {
    problems.push('På en stolpe ska det sitta ett till tre märken.');
  }
  for (const { name, lines } of posts.flat()) {
    problems.push(...checkName(name), ...(lines === undefined ? [] : checkLines(name, lines)));
  }
  return problems;
}
