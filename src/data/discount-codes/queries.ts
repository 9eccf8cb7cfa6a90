import { queryOptions } from '@tanstack/react-query';

import type { ManagedDiscountCode } from '../../domain/purchase/discount-code';
import type { DiscountChange } from '../../domain/purchase/discount-draft';
import { changeOptions, statisticsKey } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import {
  changeDiscountCode,
  createDiscountCode,
  deleteDiscountCode,
  listDiscountCodes,
  setDiscountCodeActive,
} from './manage-codes';

/** The key of every page of the discount codes. */
const discountCodesKey = ['admin', 'discountCodes'] as const;
const countKey = [...statisticsKey, 'discountCodes'] as const;

/** A page of the discount codes, the newest first. Never fresh: every purchase may use one. */
export function discountCodesPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<ManagedDiscountCode>>({
    queryKey: [...discountCodesKey, cursor],
    queryFn: () => listDiscountCodes(cursor),
    staleTime: 0,
  });
}

/** Creates a code. Throws DataError 'conflict' when there is one with the name already. */
export const createDiscountCodeOptions = () =>
  changeOptions(createDiscountCode, discountCodesKey, countKey);

/** Changes how often and how long a code can be used. */
export const changeDiscountCodeOptions = (code: string) =>
  changeOptions(
    (changes: DiscountChange, changeKey) => changeDiscountCode(code, changes, changeKey),
    discountCodesKey,
  );

/** Lets a code be used, or not. */
export const setDiscountCodeActiveOptions = (code: string) =>
  changeOptions(
    (isActive: boolean, changeKey) => setDiscountCodeActive(code, isActive, changeKey),
    discountCodesKey,
  );

/** Deletes a code, unless pending orders were made with it: their number is the result. */
export const deleteDiscountCodeOptions = (code: string) =>
  changeOptions(
    (_nothing, { actor }) => deleteDiscountCode(code, actor),
    discountCodesKey,
    countKey,
  );
