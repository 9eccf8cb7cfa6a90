import type { Google } from './google';

/** What a release does in the project: what Firebase's tool requires for indexes, rules and files, and what they read. */
export const neededRights = [
  'datastore.databases.getMetadata',
  'datastore.indexes.create',
  'datastore.indexes.delete',
  'datastore.indexes.list',
  'datastore.indexes.update',
  'firebase.projects.get',
  'firebasehosting.sites.get',
  'firebasehosting.sites.update',
  'firebaserules.releases.create',
  'firebaserules.releases.list',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'firebaserules.rulesets.get',
  'firebaserules.rulesets.test',
  'serviceusage.services.get',
  'serviceusage.services.use',
];

/** The rights that whoever runs this lacks for a release. Throws UserError where there is no such project. */
export async function listMissingRights({ ask, projectId }: Google): Promise<string[]> {
  const { permissions = [] } = await ask<{ permissions?: string[] }>(
    'rights',
    `projects/${projectId}:testIamPermissions`,
    { permissions: neededRights },
  );
  return neededRights.filter((permission) => !permissions.includes(permission));
}
