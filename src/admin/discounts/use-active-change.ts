import { setDiscountCodeActiveOptions } from '../../data/discount-codes/queries';
import { useChange } from '../shared/use-change';

/** Lets a code be used, or not. */
export function useActiveChange(code: string) {
  return useChange(setDiscountCodeActiveOptions(code), {
    failed: 'Kunde inte ändra rabattkoden.',
    hasPlace: false,
    done: (_nothing, isActive) =>
      isActive ? 'Rabattkoden gäller igen.' : 'Rabattkoden har pausats.',
  });
}
