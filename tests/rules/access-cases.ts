import type { License, ProductId } from '../../src/domain/account/license';
import { profileSchema, type Profile } from '../../src/domain/account/profile';
import { day, inMinutes } from './support/time';

type Verdict = 'open' | 'shut';

interface AccessCase {
  /** What is stored in the profile beside name and e-mail; null: there is no profile. */
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly licenses: readonly Omit<License, 'userId'>[];
  /** What decideAccess says about reading questions. */
  readonly page: Verdict;
  /** What the rules say about reading questions. */
  readonly rules: Verdict;
  /** What both say about reading theory courses, where it is not what they say about questions. */
  readonly courses?: Verdict;
}

const active = { userStatus: 'active', freeMinutes: 0, freeMinutesStartedAt: null };

function license(
  productId: ProductId,
  { isActive = true, expiresAt = inMinutes(30 * day) } = {},
): Omit<License, 'userId'> {
  return { productId, isActive, expiresAt };
}

const ended = { expiresAt: inMinutes(-1) };

/**
 * Who may read paid content, decided twice: by decideAccess in src/domain and by firestore.rules. Each row is a learner
 * whose user id is the row's name. Page and rules differ in one row only: minutes whose window is not open yet count as
 * access on the page, which opens the window before it reads.
 */
const accessCases = {
  'no-access': { profile: active, licenses: [], page: 'shut', rules: 'shut' },
  full: { profile: active, licenses: [license('full')], page: 'open', rules: 'open' },
  other: { profile: active, licenses: [license('full')], page: 'open', rules: 'open' },
  tests: {
    profile: active,
    licenses: [license('tests')],
    page: 'open',
    rules: 'open',
    courses: 'shut',
  },
  expired: { profile: active, licenses: [license('full', ended)], page: 'shut', rules: 'shut' },
  'expired-tests': {
    profile: active,
    licenses: [license('tests', ended)],
    page: 'shut',
    rules: 'shut',
  },
  'all-ended': {
    profile: { ...active, freeMinutes: 30, freeMinutesStartedAt: inMinutes(-31) },
    licenses: [license('full', ended), license('tests', ended)],
    page: 'shut',
    rules: 'shut',
  },
  'full-ended-tests-valid': {
    profile: active,
    licenses: [license('full', ended), license('tests')],
    page: 'open',
    rules: 'open',
    courses: 'shut',
  },
  'switched-off': {
    profile: active,
    licenses: [license('full', { isActive: false })],
    page: 'shut',
    rules: 'shut',
  },
  'window-open': {
    profile: { ...active, freeMinutes: 90, freeMinutesStartedAt: inMinutes(-20) },
    licenses: [],
    page: 'open',
    rules: 'open',
  },
  'window-closed': {
    profile: { ...active, freeMinutes: 90, freeMinutesStartedAt: inMinutes(-91) },
    licenses: [],
    page: 'shut',
    rules: 'shut',
  },
  'window-unopened': {
    profile: { ...active, freeMinutes: 1 },
    licenses: [],
    page: 'open',
    rules: 'shut',
  },
  'window-ahead': {
    profile: { ...active, freeMinutes: 30, freeMinutesStartedAt: inMinutes(90) },
    licenses: [],
    page: 'shut',
    rules: 'shut',
  },
  'window-without-minutes': {
    profile: { ...active, freeMinutesStartedAt: inMinutes(-1) },
    licenses: [],
    page: 'shut',
    rules: 'shut',
  },
  blocked: {
    profile: { ...active, userStatus: 'inactive' },
    licenses: [license('full')],
    page: 'shut',
    rules: 'shut',
  },
  'blocked-window': {
    profile: {
      userStatus: 'inactive',
      freeMinutes: 90,
      freeMinutesStartedAt: inMinutes(-20),
    },
    licenses: [],
    page: 'shut',
    rules: 'shut',
  },
  'claims-admin': {
    profile: { ...active, role: 'admin', isAdmin: true },
    licenses: [],
    page: 'shut',
    rules: 'shut',
  },
  'no-profile': { profile: null, licenses: [license('full')], page: 'shut', rules: 'shut' },
  /** As the administrator's panel makes users: without the fields that only registration writes. */
  'made-by-admin': {
    profile: { userStatus: 'active' },
    licenses: [],
    page: 'shut',
    rules: 'shut',
  },
  'made-by-admin-licensed': {
    profile: { userStatus: 'active' },
    licenses: [license('full')],
    page: 'open',
    rules: 'open',
  },
} satisfies Record<string, AccessCase>;

export type Learner = keyof typeof accessCases;

/** Every row with its learner. */
export const learners = Object.keys(accessCases) as Learner[];

/** The row of a learner, in its general shape. */
export function accessCase(learner: Learner): AccessCase {
  return accessCases[learner];
}

/** The learners that the rules let read questions. */
export const readers = learners.filter((learner) => accessCase(learner).rules === 'open');

/** The learners that the rules let read theory courses. */
export const courseReaders = readers.filter((learner) => accessCase(learner).courses !== 'shut');

export function emailOf(uid: string): string {
  return `${uid}@example.se`;
}

/** The learner's stored profile, or null. */
export function storedProfile(learner: Learner): Record<string, unknown> | null {
  const { profile } = accessCase(learner);
  return (
    profile && {
      fullName: learner,
      email: emailOf(learner),
      createdAt: inMinutes(-day),
      ...profile,
    }
  );
}

/** The learner's profile as the page knows it, or null. */
export function domainProfile(learner: Learner): Profile | null {
  const stored = storedProfile(learner);
  return stored && profileSchema.parse({ userId: learner, ...stored });
}

/** The learner's licences as the page knows them; their documents are licenses/{userId}_{productId}. */
export function domainLicenses(learner: Learner): License[] {
  return accessCase(learner).licenses.map((license) => ({ userId: learner, ...license }));
}
