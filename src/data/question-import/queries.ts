import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { Question } from '../../domain/question/question';
import { countForExport, type ExportFilter } from './export-questions';
import type { Duplicates } from './find-duplicates';

/** How many questions an export will have. */
export function countForExportOptions(filter: ExportFilter) {
  return queryOptions<number>({
    queryKey: ['admin', 'questions', 'export', filter],
    queryFn: () => countForExport(filter),
    staleTime: 0,
  });
}

/** Half an hour: as long as somebody goes through what has been found. */
const keptMs = 30 * 60 * 1000;

/**
 * What the latest comparison of all questions has found, or null. It stays while the questions that it names are opened and
 * mended: comparing them anew reads the whole bank.
 */
export function duplicatesOptions(kind: Question['kind']) {
  return queryOptions<Duplicates | null>({
    queryKey: ['admin', 'duplicates', kind],
    queryFn: () => null,
    staleTime: Infinity,
    gcTime: keptMs,
  });
}

/** Keeps what a comparison has found. */
export function keepDuplicates(
  client: QueryClient,
  kind: Question['kind'],
  duplicates: Duplicates,
): void {
  client.setQueryData(duplicatesOptions(kind).queryKey, duplicates);
}
