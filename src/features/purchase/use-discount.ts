import { useMutation } from '@tanstack/react-query';

import { getDiscountCode } from '../../data/discount-codes/repository';
import {
  findDiscountProblem,
  normalizeCode,
  type DiscountCode,
} from '../../domain/purchase/discount-code';
import { discountMessages } from './messages';

/** A code that has been looked up: the code itself, or why it is not taken. */
type Checked = { code: DiscountCode } | { problem: string };

async function check(text: string): Promise<Checked> {
  const code = await getDiscountCode(normalizeCode(text));
  const problem = findDiscountProblem(code, new Date());
  if (code === null || problem !== null) return { problem: discountMessages[problem ?? 'unknown'] };
  return { code };
}

/** Looks a discount code up. */
export function useDiscount() {
  const lookUp = useMutation({ mutationFn: check });
  const found = lookUp.data;
  return {
    check: lookUp.mutate,
    clear: lookUp.reset,
    isChecking: lookUp.isPending,
    code: found !== undefined && 'code' in found ? found.code : null,
    problem:
      found !== undefined && 'problem' in found
        ? found.problem
        : lookUp.isError
          ? 'Rabattkoden kunde inte kontrolleras. Försök igen.'
          : undefined,
  };
}
