import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/project';

/** The page on which the flows stand, each as a numbered list that begins every line with a file. */
const map = 'docs/architecture.md';

/** A way through the code, and how many files of src it may lead through. */
export interface Flow {
  readonly name: string;
  /** From the root, in order. */
  readonly files: readonly string[];
  readonly atMost: number;
}

const bars: Readonly<Record<string, number>> = {
  'Answer a question': 10,
  'Edit a question': 14,
  'Buy a licence': 12,
};

/** Reads the flows of the map. */
export function readFlows(): Flow[] {
  const text = readFileSync(path.join(root, map), 'utf8');
  return Object.entries(bars).map(([name, atMost]) => {
    const section = text.split(/^#+ /m).find((one) => one.startsWith(`${name}\n`)) ?? '';
    const files = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => `src/${file}`);
    return { name, files, atMost };
  });
}
