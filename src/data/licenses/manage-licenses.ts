import { getDoc, getDocs, limit, query, serverTimestamp, Timestamp } from 'firebase/firestore/lite';

import type { License } from '../../domain/account/license';
import { describeChange } from '../../domain/admin/describe-change';
import { licenseFields } from '../../domain/admin/shop-fields';
import { licenseEndInReach } from '../../domain/purchase/license-reach';
import { productSchema } from '../../domain/purchase/product';
import { endLicense } from '../../domain/purchase/refund';
import { runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { DataError } from '../errors';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { readIn } from '../firebase/transaction';
import { productRef } from '../products/refs';
import { endOfRest, grantLicense } from './grant-license';
import { licenseRef, licensesOf } from './refs';
import { storedLicenseSchema } from './stored-license';

/** A user's licences, those that are switched off or have ended too. Throws DataError. */
export async function listLicenses(uid: string): Promise<License[]> {
  const found = await request(() => getDocs(query(licensesOf(uid), limit(10))));
  return parseList(storedLicenseSchema, found.docs);
}

/** When full access would end that is given now. Throws DataError. */
export async function previewFullAccess(uid: string, now: Date): Promise<Date> {
  const [product, license] = await Promise.all([
    request(() => getDoc(productRef('full'))),
    request(() => getDoc(licenseRef(uid, 'full'))),
  ]);
  if (!product.exists()) throw new DataError('not-found', 'products/full is not there');
  return licenseEndInReach(
    parseDocument(productSchema, product).months,
    now,
    endOfRest(license.exists() ? parseDocument(storedLicenseSchema, license) : null),
  );
}

/**
 * Gives a user full access for as long as a purchase does, added to what is left, up to 24 months ahead. Returns when it
 * ends. Throws DataError.
 */
export async function giveFullAccess(uid: string, now: Date, changeKey: ChangeKey): Promise<Date> {
  const license = licenseRef(uid, 'full');
  const end = await runLogged(changeKey, 'grantLicense', license, async (transaction) => {
    const { months } = await readIn(transaction, productRef('full'), productSchema);
    const { before, after } = await grantLicense(transaction, {
      userId: uid,
      productId: 'full',
      endAfter: (previousEnd) => licenseEndInReach(months, now, previousEnd),
      orderId: null,
      changeId: changeKey.id,
    });
    return { result: after.expiresAt, details: describeChange(before, after, licenseFields) };
  });
  if (end !== null) return end;
  const stored = await request(() => getDoc(license));
  return parseDocument(storedLicenseSchema, stored).expiresAt;
}

/** Ends a user's licence now. Throws DataError 'not-found' when there is none. */
export async function endUserLicense(
  { userId, productId }: Pick<License, 'userId' | 'productId'>,
  now: Date,
  changeKey: ChangeKey,
): Promise<void> {
  const license = licenseRef(userId, productId);
  await runLogged(changeKey, 'endLicense', license, async (transaction) => {
    const stored = await readIn(transaction, license, storedLicenseSchema);
    const ended = endLicense(stored, now);
    transaction.update(license, {
      isActive: ended.isActive,
      expiresAt: Timestamp.fromDate(ended.expiresAt),
      changeId: changeKey.id,
      updatedAt: serverTimestamp(),
    });
    return { result: undefined, details: describeChange(stored, ended, licenseFields) };
  });
}

/**
 * Has a user's licence, which is valid, end at another time, earlier or later. What is stored is returned by the next read.
 * Throws DataError 'conflict' when it has ended meanwhile or been given another end.
 * @param end ahead of now, and at most 24 months.
 */
export async function changeLicenseEnd(
  { userId, productId, expiresAt }: License,
  end: Date,
  changeKey: ChangeKey,
): Promise<void> {
  const license = licenseRef(userId, productId);
  await runLogged(changeKey, 'changeLicense', license, async (transaction) => {
    const stored = await readIn(transaction, license, storedLicenseSchema);
    if (!stored.isActive || stored.expiresAt.getTime() !== expiresAt.getTime()) {
      throw new DataError('conflict', 'somebody else has changed the licence');
    }
    transaction.update(license, {
      expiresAt: Timestamp.fromDate(end),
      changeId: changeKey.id,
      updatedAt: serverTimestamp(),
    });
    const details = describeChange(stored, { ...stored, expiresAt: end }, licenseFields);
    return { result: undefined, details };
  });
}
