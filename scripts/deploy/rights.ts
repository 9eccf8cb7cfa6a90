import type { Google } from './google';

/** What a release does in the project. */
const needed = [
  'datastore.indexes.create',
  'datastore.indexes.list',
  'firebasehosting.sites.get',
  'firebasehosting.sites.update',
  'firebaserules.releases.list',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'firebaserules.rulesets.get',
];

/** The rights that whoever runs this lacks for a release. Throws UserError where there is no such project. */
export async function listMissingRights({ ask, projectId }: Google): Promise<string[]> {
  const { permissions = [] } = await ask<{ permissions?: string[] }>(
    'rights',
    `projects/${projectId}:testIamPermissions`,
    { permissions: needed },
  );
  return needed.filter((permission) => !permissions.includes(permission));
}
