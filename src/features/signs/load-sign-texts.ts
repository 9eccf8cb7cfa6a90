import type { SignGroupId } from '../../domain/sign/sign-group';
import type { SignTexts } from '../../domain/sign/sign-text';

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

const known = new Map<string, Promise<SignTexts>>();

/** What is said of the signs of some groups: the same promise each time, but for one that failed. */
export function loadSignTexts(groups: readonly SignGroupId[]): Promise<SignTexts> {
  const key = groups.join();
  const started = known.get(key);
  if (started !== undefined) return started;
  const texts = Promise.all(groups.map((group) => files[group]())).then(
    (loaded) => Object.assign({}, ...loaded.map((file) => file.texts)) as SignTexts,
  );
  known.set(key, texts);
  texts.catch(() => known.delete(key));
  return texts;
}
