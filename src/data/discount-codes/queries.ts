import { queryOptions } from '@tanstack/react-query';

import type { ManagedDiscountCode } from '../../domain/purchase/discount-code';
import type { Page, PageCursor } from '../firebase/page';
import { listDiscountCodes } from './manage-codes';

/** The key of every page of the discount codes. */
export const discountCodesKey = ['admin', 'discountCodes'] as const;

/** A page of the discount codes, the newest first. Never fresh: every purchase may use one. */
export function discountCodesPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<ManagedDiscountCode>>({
    queryKey: [...discountCodesKey, cursor],
    queryFn: () => listDiscountCodes(cursor),
    staleTime: 0,
  });
}
