import { getDiscountCode } from '../../data/discount-codes/repository';
import { getOrderWithCode } from '../../data/orders/open-orders';
import {
  findDiscountProblem,
  normalizeCode,
  type DiscountCode,
} from '../../domain/purchase/discount-code';
import { useWrite } from '../../ui/use-write';
import { discountMessages, discountUsedMessage } from './messages';

/** A code that has been looked up: the code itself, or why it is not taken. */
type Checked = { code: DiscountCode } | { problem: string };

async function check(text: string, uid: string): Promise<Checked> {
  const code = await getDiscountCode(normalizeCode(text));
  const problem = findDiscountProblem(code, new Date());
  if (code === null || problem !== null) return { problem: discountMessages[problem ?? 'unknown'] };
  const used = await getOrderWithCode(uid, code.code);
  return used === null ? { code } : { problem: discountUsedMessage };
}

/** Looks a discount code up for a user; while nobody is signed in none can be. */
export function useDiscount(uid: string | undefined) {
  const lookUp = useWrite({ mutationFn: (text: string) => check(text, uid ?? '') });
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
