import type { Google } from '../deploy/google';
import { listOutdatedRules } from '../deploy/rules';

/** What the project is like, as far as running it takes; null where it could not be asked. */
export interface ProjectState {
  readonly database: Database | null;
  readonly backups: readonly BackupSchedule[] | null;
  readonly indexes: readonly Index[] | null;
  /** Fields with an expiry policy, as `collection.field`. */
  readonly expiries: readonly string[] | null;
  readonly outdatedRules: readonly string[] | null;
  readonly signIn: SignInConfig | null;
  readonly rights: readonly Binding[] | null;
  readonly projectNumber: string | null;
  readonly billing: { readonly billingEnabled?: boolean } | null;
  readonly budgets: number | null;
}

interface Database {
  readonly locationId?: string;
  readonly deleteProtectionState?: string;
  readonly pointInTimeRecoveryEnablement?: string;
}

interface BackupSchedule {
  /** Such as `604800s`. */
  readonly retention?: string;
  readonly dailyRecurrence?: object;
  readonly weeklyRecurrence?: object;
}

/** A composite index of the project. */
export interface Index {
  readonly name: string;
  readonly state: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

/** A field of a composite index, in firestore.indexes.json as in the project. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

interface SignInConfig {
  readonly signIn?: { readonly email?: { readonly enabled?: boolean } };
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly authorizedDomains?: readonly string[];
  readonly notification?: { readonly defaultLocale?: string };
}

interface Binding {
  readonly role: string;
  readonly members?: readonly string[];
}

/** What cannot be asked, such as for want of a right, is told and is null. */
async function orNull<T>(ask: Promise<T>, tell: (problem: string) => void): Promise<T | null> {
  try {
    return await ask;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** Asks for everything that the operator has to have set. */
export async function readState(
  google: Google,
  tell: (problem: string) => void,
): Promise<ProjectState> {
  const { ask, projectId } = google;
  const project = `projects/${projectId}`;
  const database = `${project}/databases/(default)`;
  const groups = `${database}/collectionGroups/-`;
  const [found, schedules, indexes, expiring, outdatedRules, signIn, policy, about, billing] =
    await Promise.all([
      orNull(ask<Database>('firestore', database), tell),
      orNull(
        ask<{ backupSchedules?: BackupSchedule[] }>('firestore', `${database}/backupSchedules`),
        tell,
      ),
      orNull(ask<{ indexes?: Index[] }>('firestore', `${groups}/indexes`), tell),
      orNull(
        ask<{ fields?: { name: string }[] }>('firestore', `${groups}/fields?filter=ttlConfig:*`),
        tell,
      ),
      orNull(listOutdatedRules(google), tell),
      orNull(ask<SignInConfig>('signIn', `${project}/config`), tell),
      orNull(ask<{ bindings?: Binding[] }>('rights', `${project}:getIamPolicy`, {}), tell),
      orNull(ask<{ projectNumber?: string }>('rights', project), tell),
      orNull(
        ask<{ billingEnabled?: boolean; billingAccountName?: string }>(
          'billing',
          `${project}/billingInfo`,
        ),
        tell,
      ),
    ]);
  const account = billing?.billingAccountName;
  const budgets = account
    ? await orNull(ask<{ budgets?: unknown[] }>('budgets', `${account}/budgets`), tell)
    : null;
  return {
    database: found,
    backups: schedules && (schedules.backupSchedules ?? []),
    indexes: indexes && (indexes.indexes ?? []),
    expiries: expiring && (expiring.fields ?? []).map(({ name }) => shortName(name)),
    outdatedRules,
    signIn,
    rights: policy && (policy.bindings ?? []),
    projectNumber: about?.projectNumber ?? null,
    billing,
    budgets: budgets && (budgets.budgets ?? []).length,
  };
}

/** `collection.field` of a field's full name. */
function shortName(name: string): string {
  const [, collection = '', field = ''] =
    /collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(name) ?? [];
  return `${collection}.${field}`;
}
