import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../lib/project';
import { withExpiryPolicies, type Indexes } from './expiry-policies';

// writes the policies of src/domain/retention.ts into firestore.indexes.json
const file = path.join(root, 'firestore.indexes.json');
const indexes = JSON.parse(readFileSync(file, 'utf8')) as Indexes;
writeFileSync(file, `${JSON.stringify(withExpiryPolicies(indexes), null, 2)}\n`);
