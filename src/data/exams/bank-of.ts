import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { PracticeCategory } from '../../domain/practice/category';
import { hashOf } from '../../domain/hash';
import { loadBank, type Bank } from './bank';

/** A question that is told by its id and the category in which it was answered or saved. */
export interface QuestionRef {
  questionId: string;
  categoryId: string;
}

/** Questions of a licence, as many categories of it as were needed. */
export interface BankPart extends Bank {
  /** The ids of the categories whose questions are among them. */
  held: ReadonlySet<string>;
}

async function loadPart(categories: readonly PracticeCategory[]): Promise<BankPart> {
  const bank = await loadBank(categories);
  const missing = new Set(bank.missing.map(({ id }) => id));
  const ids = categories.map(({ id }) => id);
  return { ...bank, held: new Set(ids.filter((id) => !missing.has(id))) };
}

async function loadBankOf(
  refs: readonly QuestionRef[],
  categories: readonly PracticeCategory[],
): Promise<BankPart> {
  const listed = new Set(refs.map(({ categoryId }) => categoryId));
  const part = await loadPart(categories.filter(({ id }) => listed.has(id)));
  const isAstray = refs.some(({ questionId }) => !part.byId.has(questionId));
  return isAstray && part.missing.length === 0 ? loadPart(categories) : part;
}

/**
 * The questions of some categories that are referred to: of the categories referred to and no others, unless one is not
 * among them, which may have been moved to any. What is referred to in other categories is left out.
 * @param categories those that are wanted, such as a licence's.
 * @param all every category there is.
 */
export function bankOfOptions(
  refs: readonly QuestionRef[],
  categories: readonly PracticeCategory[],
  all: readonly PracticeCategory[],
) {
  const elsewhere = new Set(all.filter((one) => !categories.includes(one)).map(({ id }) => id));
  const wanted = refs.filter(({ categoryId }) => !elsewhere.has(categoryId));
  return queryOptions<BankPart>({
    queryKey: [
      'bank',
      categories.map(({ id, contentVersion, examArea }) => [id, contentVersion, examArea]),
      hashOf(wanted.map(({ categoryId, questionId }) => `${categoryId}/${questionId}`).join(' ')),
    ],
    queryFn: () => loadBankOf(wanted, categories),
    staleTime: ({ state }) => (state.data?.missing.length === 0 ? Infinity : 0),
    // a Map of everything has no structure that could be shared
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}
