import { queryOptions } from '@tanstack/react-query';

import type { License } from '../../domain/account/license';
import { measureServerTime } from '../../lib/server-clock';
import { changeOptions, statisticsKey } from '../admin-log/change-options';
import {
  changeLicenseEnd,
  endUserLicense,
  giveFullAccess,
  listLicenses,
  previewFullAccess,
} from './manage-licenses';

const countKey = [...statisticsKey, 'activeLicenses'] as const;

/** The key of what an administrator sees of a user's licences. */
const userLicensesKey = (uid: string) => ['admin', 'licenses', uid] as const;

/** A user's licences, for an administrator. */
export function userLicensesOptions(uid: string) {
  return queryOptions<License[]>({
    queryKey: [...userLicensesKey(uid), 'all'],
    queryFn: () => listLicenses(uid),
    staleTime: 0,
  });
}

/** When full access would end that is given now. */
export function fullAccessEndOptions(uid: string) {
  return queryOptions<Date>({
    queryKey: [...userLicensesKey(uid), 'preview'],
    queryFn: async () => previewFullAccess(uid, await measureServerTime()),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Gives a user full access for as long as a purchase does; the result is when it ends. */
export const giveFullAccessOptions = (uid: string) =>
  changeOptions(
    async (_nothing, changeKey) => giveFullAccess(uid, await measureServerTime(), changeKey),
    userLicensesOptions(uid).queryKey,
    countKey,
  );

/** Ends a licence now. Throws DataError 'not-found' when there is none. */
export const endLicenseOptions = (license: License) =>
  changeOptions(
    async (_nothing, changeKey) => endUserLicense(license, await measureServerTime(), changeKey),
    userLicensesKey(license.userId),
    countKey,
  );

/** Has a valid licence end at another time. Throws DataError 'conflict' when it has been changed meanwhile. */
export const changeLicenseEndOptions = (license: License) =>
  changeOptions(
    (end: Date, changeKey) => changeLicenseEnd(license, end, changeKey),
    userLicensesKey(license.userId),
    countKey,
  );
