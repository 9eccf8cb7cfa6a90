import { getDocs, limit, query, where } from 'firebase/firestore/lite';

import type { License } from '../../domain/account/license';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { licensesOf } from './refs';
import { storedLicenseSchema } from './stored-license';

/** The user's licences that are switched on, ended ones included. Throws DataError. */
export async function listActiveLicenses(uid: string): Promise<License[]> {
  const found = await request(() =>
    getDocs(query(licensesOf(uid), where('isActive', '==', true), limit(10))),
  );
  return parseList(storedLicenseSchema, found.docs);
}
