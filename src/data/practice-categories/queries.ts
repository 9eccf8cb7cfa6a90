import { queryOptions } from '@tanstack/react-query';

import type { PracticeCategory } from '../../domain/practice/category';
import { onDevice } from '../device-cache';
import { findPracticeCategory, listPracticeCategories } from './repository';

/** Every practice category in order. */
export function practiceCategoriesOptions() {
  return queryOptions<PracticeCategory[]>({
    queryKey: ['practiceCategories', 'list'],
    queryFn: listPracticeCategories,
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
