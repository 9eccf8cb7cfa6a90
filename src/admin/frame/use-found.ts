import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { fewestLetters, findOptions } from '../../data/find/queries';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { hasDuty } from '../../domain/admin/duties';
import { useAdmin } from '../shared/admin-context';
import { findItems, type FindGroup } from './find-items';

interface FoundItems {
  groups: FindGroup[];
  isSearching: boolean;
  /** Why the database could not be asked, or null. */
  error: Error | null;
  retry: () => void;
}

/**
 * What is found for what is typed, and for nothing else. The database is asked for what is typed when it has answered for
 * what was typed before, so that quick fingers cost few reads.
 */
export function useFound(typed: string): FoundItems {
  const [asked, setAsked] = useState(typed);
  const { role } = useAdmin();
  const search = useQuery(findOptions(asked, role));
  if (!search.isFetching && asked !== typed) setAsked(typed);
  const isAsked = typed.length >= fewestLetters;
  const found = isAsked && asked === typed ? search.data : undefined;
  const categories = useQuery({
    ...practiceCategoriesOptions(),
    enabled: isAsked && hasDuty(role, 'content'),
  });
  return {
    groups: findItems(role, typed, found ?? null, categories.data ?? []),
    isSearching: isAsked && (search.isFetching || asked !== typed),
    error: isAsked ? search.error : null,
    retry: () => void search.refetch(),
  };
}
