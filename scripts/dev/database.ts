import { address, nodeEnvironment, origin, type ServicePorts } from '../emulators/environment';
import { projectId } from '../lib/project';

/** Returns true iff Firestore holds no document at all. */
export async function isDatabaseEmpty(firestorePort: number): Promise<boolean> {
  const database = `projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${origin(firestorePort)}/v1/${database}:listCollectionIds`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`Firestore answered ${String(answer.status)}`);
  const { collectionIds = [] } = (await answer.json()) as { collectionIds?: string[] };
  return collectionIds.length === 0;
}

/** Fills the emulators with the demo data and returns one line on what was written. */
export async function seedDatabase(ports: ServicePorts): Promise<string> {
  Object.assign(process.env, nodeEnvironment(ports));
  // Loaded late: a seed that cannot be imported must not keep the other steps of npm test from running.
  const { seed } = await import('./seed');
  const { summary } = await seed({
    projectId,
    firestoreHost: address(ports.firestore),
    authHost: address(ports.auth),
  });
  return summary;
}
