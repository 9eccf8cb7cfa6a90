import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The `demo-` prefix makes every Firebase tool refuse to reach a live service. */
export const projectId = 'demo-teoriklar';

/** Everything the scripts start listens here and nowhere else. */
export const host = '127.0.0.1';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything the scripts may delete at will; git ignores it. */
export const cacheFolder = path.join(root, '.cache');
