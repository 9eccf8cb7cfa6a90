import type { Index, IndexField, ProjectState } from './state';

/** What the repository says the project is to be like. */
export interface Wanted {
  readonly indexes: readonly WantedIndex[];
  /** Fields that are to have an expiry policy, as `collection.field`. */
  readonly expiries: readonly string[];
  /** The host at which the program is found. */
  readonly host: string;
}

interface WantedIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

const daySeconds = 24 * 60 * 60;
/** The role by which storage.rules may look up who asks. */
const lookUpRole = 'roles/firebaserules.firestoreServiceAgent';

const fieldText = ({ fieldPath, order, arrayConfig }: IndexField) =>
  `${fieldPath} ${order ?? arrayConfig ?? ''}`;

function indexText(collection: string, scope: string, fields: readonly IndexField[]): string {
  // the project adds the document's name to each
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return `${collection} (${scope}): ${own.map(fieldText).join(', ')}`;
}

function collectionOf({ name }: Index): string {
  return /collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
}

function judgeIndexes(found: readonly Index[], wanted: Wanted): string[] {
  const states = new Map(
    found.map((each) => [indexText(collectionOf(each), each.queryScope, each.fields), each.state]),
  );
  return wanted.indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
    const text = indexText(collectionGroup, queryScope, fields);
    const state = states.get(text);
    if (state === 'READY') return [];
    return [state === undefined ? `No index ${text}: npm run deploy` : `${state}: index ${text}`];
  });
}

function judgeBackups(backups: NonNullable<ProjectState['backups']>): string[] {
  const keeps = (kind: 'dailyRecurrence' | 'weeklyRecurrence', days: number) =>
    backups.some(
      (one) =>
        one[kind] !== undefined && Number.parseInt(one.retention ?? '', 10) >= days * daySeconds,
    );
  return [
    ...(keeps('dailyRecurrence', 7) ? [] : ['No daily backup is kept for a week.']),
    ...(keeps('weeklyRecurrence', 28) ? [] : ['No weekly backup is kept for four weeks.']),
  ];
}

function judgeDatabase({
  locationId = '',
  deleteProtectionState,
  pointInTimeRecoveryEnablement,
}: NonNullable<ProjectState['database']>): string[] {
  return [
    ...(/^eu/.test(locationId) ? [] : [`The database is in ${locationId}, not in Europe.`]),
    ...(deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? []
      : ['The database can be deleted with one command: no delete protection.']),
    ...(pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? []
      : ['The database cannot be read as it was an hour ago: no point-in-time recovery.']),
  ];
}

function judgeSignIn(config: NonNullable<ProjectState['signIn']>, host: string): string[] {
  return [
    ...(config.signIn?.email?.enabled === true ? [] : ['Sign-in with e-mail is off.']),
    ...(config.emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? []
      : ['Anybody can ask which addresses have an account: no e-mail enumeration protection.']),
    ...(config.authorizedDomains?.includes(host) === true
      ? []
      : [`Google sign-in is refused at ${host}: it is no authorised domain.`]),
    ...(config.authorizedDomains?.includes('localhost') === true
      ? ['localhost is an authorised domain, which production does not need.']
      : []),
    ...(/^sv\b/.test(config.notification?.defaultLocale ?? '')
      ? []
      : ['Mails about sign-in are not in Swedish where the program does not ask for it.']),
  ];
}

function judgeRights(rights: NonNullable<ProjectState['rights']>, number: string): string[] {
  const agent = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const mayLookUp = rights.some(
    ({ role, members }) => role === lookUpRole && members?.includes(agent) === true,
  );
  const everybody = rights.filter(({ members = [] }) =>
    members.some((member) => member === 'allUsers' || member === 'allAuthenticatedUsers'),
  );
  return [
    ...(mayLookUp ? [] : [`No picture can be uploaded: ${agent} lacks ${lookUpRole}.`]),
    ...everybody.map(({ role }) => `Everybody has the role ${role}.`),
  ];
}

/** What is missing in the project; a line each, none where it is as it should be. */
export function listMissing(state: ProjectState, wanted: Wanted): string[] {
  const { database, backups, indexes, expiries, outdatedRules, signIn, rights } = state;
  const { billing, budgets, projectNumber } = state;
  const unknown = Object.entries(state)
    .filter(([, value]) => value === null)
    .map(([name]) => `Unknown: ${name}, which could not be asked.`);
  return [
    ...(database ? judgeDatabase(database) : []),
    ...(backups ? judgeBackups(backups) : []),
    ...(indexes ? judgeIndexes(indexes, wanted) : []),
    ...(expiries
      ? wanted.expiries
          .filter((field) => !expiries.includes(field))
          .map((field) => `${field} never expires: npm run deploy`)
      : []),
    ...(outdatedRules ?? []).map((file) => `${file} is not in force as it is here.`),
    ...(signIn ? judgeSignIn(signIn, wanted.host) : []),
    ...(rights && projectNumber ? judgeRights(rights, projectNumber) : []),
    ...(billing && billing.billingEnabled !== true ? ['No billing: backups need it.'] : []),
    ...(budgets === 0 ? ['No budget tells anybody when the bill grows.'] : []),
    ...unknown,
  ];
}
