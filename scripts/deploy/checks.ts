import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { root } from '../lib/project';
import { runNpm } from '../lib/npm';
import type { SyntheticLearner } from './learner';
import type { Repository } from './repository';

/** What the program has to know of its project. .env.example lists the same. */
const settings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_SITE_URL',
];

/** What the program is built with for a real project: the environment, and else the file for it. */
export function productionSettings(
  env: NodeJS.ProcessEnv = process.env,
  file = path.join(root, '.env.production.local'),
): Record<string, string | undefined> {
  const kept: Record<string, string | undefined> = existsSync(file)
    ? parseEnv(readFileSync(file, 'utf8'))
    : {};
  return Object.fromEntries(settings.map((name) => [name, env[name] ?? kept[name]]));
}

/** Who sells, as terms and receipts name the operator. */
export interface Seller {
  readonly name: string;
  readonly organisationNumber: string;
  readonly address: string;
}

/** What stands in the way of a deployment on this machine; a line each. */
export function listObstacles(
  projectId: string,
  repository: Repository,
  passed: string | undefined,
  production: Readonly<Record<string, string | undefined>>,
  learner: SyntheticLearner | null,
  seller: Seller,
): string[] {
  const unnamed = (['name', 'organisationNumber', 'address'] as const).filter(
    (field) => seller[field] === '',
  );
  const missing = settings.filter((name) => (production[name] ?? '') === '');
  const named = production['VITE_FIREBASE_PROJECT_ID'] ?? '';
  return [
    ...(projectId.startsWith('demo-')
      ? [`${projectId} is for the emulators: name the real project with --project=…`]
      : []),
    ...(repository.isClean ? [] : ['There are changes that are not committed.']),
    ...(passed === repository.commit
      ? []
      : [`npm test has not passed for ${repository.commit.slice(0, 9)} on this machine.`]),
    ...(missing.length === 0 ? [] : [`.env.production.local lacks ${missing.join(', ')}.`]),
    ...(named === '' || named === projectId
      ? []
      : [`.env.production.local is for ${named}, not for ${projectId}.`]),
    ...(learner === null
      ? ['SMOKE_EMAIL and SMOKE_PASSWORD name no account to try the release with.']
      : []),
    ...(unnamed.length === 0
      ? []
      : [`src/config/company.ts lacks ${unnamed.join(', ')}: receipts and terms name the seller.`]),
  ];
}

interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** What npm knows against the packages that the program is built from; null on a machine that cannot ask. */
export async function auditProduction(run = runNpm): Promise<string | null> {
  const { output } = await run(['audit', '--omit=dev', '--audit-level=high', '--json']);
  const start = output.indexOf('{');
  const { metadata } = (start < 0 ? {} : JSON.parse(output.slice(start))) as Audit;
  if (metadata?.vulnerabilities === undefined) return null;
  const { high = 0, critical = 0 } = metadata.vulnerabilities;
  return high + critical === 0
    ? ''
    : `npm audit: ${String(high)} high, ${String(critical)} critical`;
}
