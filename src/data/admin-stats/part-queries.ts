import { queryOptions } from '@tanstack/react-query';

import { spanOf, type PartPayment } from '../../domain/admin/revenue';
import { shownMondays, weekPeriod } from '../../domain/admin/week-figures';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { listPartPayments } from '../orders/list-part-payments';

/** What refunds in part make of the last eight weeks, this month among them: read once for all that is shown of them. */
export function recentPartsOptions() {
  return queryOptions<PartPayment[]>({
    queryKey: [...statisticsKey, 'recentParts'],
    queryFn: async () =>
      listPartPayments(spanOf(shownMondays(await measureServerTime()).map(weekPeriod))),
  });
}
