import { useQuery } from '@tanstack/react-query';

import { questionCountOptions } from '../../data/questions/admin-queries';
import { questionsOnPage } from '../../data/questions/questions-on-page';
import type { Question } from '../../domain/question/question';
import { sum } from '../../domain/sum';
import { formatCount, formatNumber } from '../../lib/format';
import type { CategoryChoice, Filters } from '../shared/question-kinds';

/** What the categories say that they have together, or null where they do not say. */
function countByCategories(
  categories: readonly CategoryChoice[],
  { categoryId, licenceType, needs, lacks, tag, search }: Filters,
): number | null {
  if ((needs ?? tag ?? search) !== undefined || lacks.length > 0) return null;
  const counts = categories
    .filter(({ id }) => id === (categoryId ?? id))
    .filter((category) => category.licenceType === (licenceType ?? category.licenceType))
    .map(({ questionCount }) => questionCount);
  return counts.includes(undefined) ? null : sum(counts.map((count) => count ?? 0));
}

/** How many questions a list has in words, and on how many pages, as far as that is known. */
export function useTotal(
  kind: Question['kind'],
  filters: Filters,
  categories: readonly CategoryChoice[] | undefined,
): { text: string; pageCount: number | undefined } {
  const known = categories === undefined ? null : countByCategories(categories, filters);
  const { needs, tag, search } = filters;
  const isCountable = (needs ?? tag ?? search) === undefined;
  const counted = useQuery({
    ...questionCountOptions({ kind, ...filters, needs: undefined }),
    enabled: isCountable && categories !== undefined && known === null,
  });
  const count = known === null ? counted.data : { questions: known, isAll: true };
  if (!isCountable || count === undefined) return { text: '', pageCount: undefined };
  const { questions, isAll } = count;
  if (!isAll) return { text: `Minst ${formatNumber(questions)} frågor`, pageCount: undefined };
  return {
    text: formatCount(questions, 'fråga', 'frågor'),
    pageCount: Math.max(1, Math.ceil(questions / questionsOnPage(filters))),
  };
}
