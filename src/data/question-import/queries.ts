import { queryOptions } from '@tanstack/react-query';

import { countForExport, type ExportFilter } from './export-questions';

/** How many questions an export will have. */
export function countForExportOptions(filter: ExportFilter) {
  return queryOptions<number>({
    queryKey: ['admin', 'questions', 'export', filter],
    queryFn: () => countForExport(filter),
    staleTime: 0,
  });
}
