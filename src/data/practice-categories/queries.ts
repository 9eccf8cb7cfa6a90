import { queryOptions } from '@tanstack/react-query';

import type { PracticeCategory } from '../../domain/practice/category';
import { onDevice } from '../device-cache';
import { refreshPracticeCategories } from './refresh';
import { findPracticeCategory } from './repository';

const listKey = ['practiceCategories', 'list'] as const;

/** Every practice category in order. */
export function practiceCategoriesOptions() {
  return queryOptions<PracticeCategory[]>({
    queryKey: listKey,
    queryFn: ({ client }) =>
      refreshPracticeCategories(client.getQueryData<PracticeCategory[]>(listKey)),
    ...onDevice,
  });
}

/** The practice category with the name, or null. */
export function practiceCategoryOptions(name: string) {
  return queryOptions<PracticeCategory | null>({
    queryKey: ['practiceCategories', 'byName', name],
    queryFn: () => findPracticeCategory(name),
    ...onDevice,
  });
}
