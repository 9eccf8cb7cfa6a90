import type { SignGroupId } from '../../domain/sign/sign-group';
import type { SignText, SignTexts } from '../../domain/sign/sign-text';

const files: Readonly<Record<SignGroupId, () => Promise<{ default: SignTexts }>>> = {
  warning: () => import('../../../content/signs/texts/warning.json'),
  priority: () => import('../../../content/signs/texts/priority.json'),
  prohibition: () => import('../../../content/signs/texts/prohibition.json'),
  mandatory: () => import('../../../content/signs/texts/mandatory.json'),
  information: () => import('../../../content/signs/texts/information.json'),
  direction: () => import('../../../content/signs/texts/direction.json'),
  service: () => import('../../../content/signs/texts/service.json'),
  plate: () => import('../../../content/signs/texts/plate.json'),
  marking: () => import('../../../content/signs/texts/marking.json'),
  signal: () => import('../../../content/signs/texts/signal.json'),
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
  const entries = loaded.flatMap(({ default: texts }) => Object.entries(texts));
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
