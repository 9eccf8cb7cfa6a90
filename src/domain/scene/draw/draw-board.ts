import { groundBeneath, lookOfPlate, type PlateGround } from '../../sign/plate';
import { hangingPlates } from '../../sign/looks/plate';
import { lookOf } from '../../sign/sign-looks';
import { listWords } from '../scene-words';
import { postsOf, type SignBoard } from '../sign-board';

/** A line of a plate. */
interface PlateLine {
  text: string;
  isRed: boolean;
}

/** A sign on a post: its name and, for a plate that is not as the library has it, its colour and lines. */
interface PostSign {
  name: string;
  ground?: PlateGround;
  lines?: readonly PlateLine[];
}

/** Signs ready to be shown: what hangs on each post from the top, and all of it in words. */
export interface BoardDrawing {
  label: string;
  posts: readonly (readonly PostSign[])[];
}

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

/** Draws a board that checkSignBoard finds nothing wrong with: what hangs where, and how it looks in words. */
export function drawBoard(board: SignBoard): BoardDrawing {
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
