import { queryOptions } from '@tanstack/react-query';

import { spanOf } from '../../domain/admin/revenue';
import { weekPeriod } from '../../domain/admin/week-figures';
import { lastMondays } from '../../domain/calendar-week';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { findSalesBeside, type SalesBeside } from '../orders/sales-beside';

/** What there is beside the sums of the last twelve weeks, this month among them: read once for all that is shown of them. */
export function recentBesideOptions() {
  return queryOptions<SalesBeside>({
    queryKey: [...statisticsKey, 'recentBeside'],
    queryFn: async () =>
      findSalesBeside(spanOf(lastMondays(12, await measureServerTime()).map(weekPeriod))),
  });
}
