import { shuffle, type Random } from '../random';
import { lookAlikesOf } from './look-alikes';
import type { SignGroupId } from './sign-group';
import { findSign, signsOf, type Sign } from './signs';

/** A question on one sign: what the picture means, or which picture has the meaning. */
export interface SignQuestion {
  readonly kind: 'meaning' | 'picture';
  /** The code of the sign that is asked for. */
  readonly code: string;
  /** The codes to choose from, the right one among them. */
  readonly options: readonly string[];
}

/** Options that a question has. */
const optionCount = 4;

/**
 * Returns questions on the signs of a group, the two kinds in turn and each sign at most once.
 * Wrong options are what the sign is easily taken for, from any group, then others of its own group.
 * @param rank puts the codes, which come in random order, in the order to ask them
 */
export function drawSignQuiz(
  group: SignGroupId,
  count: number,
  random: Random,
  rank: (codes: readonly string[]) => readonly string[] = (codes) => codes,
): SignQuestion[] {
  const own = signsOf(group);
  return rank(shuffle(own, random).map(({ code }) => code))
    .slice(0, count)
    .flatMap((code) => findSign(code) ?? [])
    .map((sign, index) => ({
      kind: index % 2 === 0 ? 'meaning' : 'picture',
      code: sign.code,
      options: shuffle([sign.code, ...wrongOptions(sign, own, random)], random),
    }));
}

function wrongOptions(sign: Sign, own: readonly Sign[], random: Random): string[] {
  const alike = lookAlikesOf(sign.code);
  const agreeing = new Set(alike.filter(({ agree }) => agree).map(({ code }) => code));
  const taken = new Set([sign.name]);
  const candidates = [
    ...shuffle(alike, random).map(({ code }) => findSign(code)),
    ...shuffle(own, random),
  ];
  const chosen = candidates.filter((candidate) => {
    // a sign and a marking may share a name, and then both would be right
    if (candidate === undefined || agreeing.has(candidate.code)) return false;
    if (taken.has(candidate.name)) return false;
    taken.add(candidate.name);
    return true;
  });
  return chosen.slice(0, optionCount - 1).flatMap((candidate) => candidate?.code ?? []);
}
