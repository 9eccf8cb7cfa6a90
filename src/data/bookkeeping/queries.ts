import { queryOptions } from '@tanstack/react-query';

import type { MonthBooks } from '../../domain/bookkeeping/month-books';
import { statisticsKey } from '../admin-log/change-options';
import { measureBooks } from './repository';

/** The books of each month of a year that has begun, the oldest first. */
export function booksOfYearOptions(year: number) {
  return queryOptions<MonthBooks[]>({
    queryKey: [...statisticsKey, 'books', year],
    queryFn: () => measureBooks(year, new Date()),
  });
}
