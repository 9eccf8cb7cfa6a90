import { groundBeneath, lookOfPlate, type PlateGround } from '../../domain/sign/plate';
import { hangingPlates, lookOf } from '../../domain/sign/sign-looks';
import { listWords } from '../../domain/scene/scene-words';
import { postsOf, type SignBoard } from '../../domain/scene/sign-board';
import type { Board, PlateLine, PostSign } from '../sign/board';

/** What the lines are drawn like: of hours, those after the ones in brackets are the red ones of Sundays. */
function linesOf(name: string, lines: readonly string[]): PlateLine[] {
  return lines.map((text, index) => ({
    text,
    isRed: name === 'T6' && lines[index - 1]?.startsWith('(') === true && !text.startsWith('('),
  }));
}

const ownColours: Readonly<Record<string, PlateGround>> = { T3: 'yellow', T18: 'blue' };

function signOf(
  { name, lines }: { name: string; lines: readonly string[] | undefined },
  top: string,
): PostSign {
  const isHanging = name in hangingPlates;
  if (lines === undefined && !isHanging) return { name };
  return {
    name,
    ground: ownColours[name] ?? groundBeneath(top),
    ...(lines !== undefined && { lines: linesOf(name, lines) }),
  };
}

/** What is around the lines of a plate. */
const frames: Readonly<Record<string, string>> = {
  T4: ' mellan två pilspetsar',
  T11: ' under en pil åt båda hållen',
};

function describeSign({ name, ground, lines }: PostSign): string {
  if (ground === undefined) return lookOf(name);
  const own = lines?.map(({ text, isRed }) => `”${text}”${isRed ? ' i rött' : ''}`);
  const content =
    own === undefined
      ? (hangingPlates[name] ?? name)
      : `texten ${listWords(own)}${frames[name] ?? ''}`;
  return lookOfPlate(content, ground);
}

const beneath = ', därunder ';

/** Returns what hangs where on a board that checkSignBoard finds nothing wrong with, and how it looks in words. */
export function arrangeBoard(board: SignBoard): Board {
  const posts = postsOf(board).map((post) => {
    const [top] = post;
    return post.map((item) => signOf(item, top?.name ?? item.name));
  });
  const looks = posts.map((post) => post.map(describeSign).join(beneath));
  const opening = posts.flat().length === 1 ? 'Vägmärke' : 'Vägmärken';
  const order = posts.length === 1 ? '' : ' från vänster';
  return { label: `${opening}${order}: ${looks.join('; ')}.`, posts };
}

/** Returns the names of all signs on a board. */
export function signNames(board: SignBoard): string[] {
  return postsOf(board).flatMap((post) => post.map(({ name }) => name));
}
