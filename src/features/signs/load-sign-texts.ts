import type { SignGroupId } from '../../domain/sign/sign-group';
import type { SignText, SignTexts } from '../../domain/sign/sign-text';

const files: Readonly<Record<SignGroupId, () => Promise<{ texts: SignTexts }>>> = {
  warning: () => import('../../domain/sign/texts/warning'),
  priority: () => import('../../domain/sign/texts/priority'),
  prohibition: () => import('../../domain/sign/texts/prohibition'),
  mandatory: () => import('../../domain/sign/texts/mandatory'),
  information: () => import('../../domain/sign/texts/information'),
  direction: () => import('../../domain/sign/texts/direction'),
  service: () => import('../../domain/sign/texts/service'),
  plate: () => import('../../domain/sign/texts/plate'),
  marking: () => import('../../domain/sign/texts/marking'),
  signal: () => import('../../domain/sign/texts/signal'),
};

/** What is said of a sign, and what it looks like. */
interface DescribedSign extends SignText {
  readonly look: string;
}

/** What is said of signs, by their code. */
export type DescribedSigns = Readonly<Record<string, DescribedSign>>;

async function describe(groups: readonly SignGroupId[]): Promise<DescribedSigns> {
  const [{ lookOf }, ...loaded] = await Promise.all([
    import('../../domain/sign/sign-looks'),
    ...groups.map((group) => files[group]()),
  ]);
  const entries = loaded.flatMap(({ texts }) => Object.entries(texts));
  return Object.fromEntries(entries.map(([code, text]) => [code, { ...text, look: lookOf(code) }]));
}

const known = new Map<string, Promise<DescribedSigns>>();

/**
 * What is said of the signs of some groups: the same promise each time, also one that failed, since what suspends asks
 * again at each render. To try again is to load the page again.
 */
export function loadSignTexts(groups: readonly SignGroupId[]): Promise<DescribedSigns> {
  const key = groups.join();
  const started = known.get(key);
  if (started !== undefined) return started;
  const texts = describe(groups);
  known.set(key, texts);
  return texts;
}
