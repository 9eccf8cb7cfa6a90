import { useState } from 'react';

import { getDiscountCode } from '../../data/discount-codes/repository';
import { getOrderWithCode } from '../../data/orders/open-orders';
import {
  findDiscountProblem,
  normalizeCode,
  type DiscountCode,
} from '../../domain/purchase/discount-code';
import { measureServerTime } from '../../lib/server-clock';
import { useWrite } from '../../ui/use-write';
import { discountMessages, discountUsedMessage } from './messages';

/** A code that has been looked up: the code itself, or why it is not taken. */
type Found = { code: DiscountCode } | { problem: string };

async function find(text: string, uid: string): Promise<Found> {
  try {
    const code = await getDiscountCode(normalizeCode(text));
    const problem = findDiscountProblem(code, await measureServerTime());
    if (code === null || problem !== null) {
      return { problem: discountMessages[problem ?? 'unknown'] };
    }
    const used = await getOrderWithCode(uid, code.code);
    return used === null ? { code } : { problem: discountUsedMessage };
  } catch {
    return { problem: 'Rabattkoden kunde inte kontrolleras. Försök igen.' };
  }
}

/** The discount code that a user types, and what it has been found to be; while nobody is signed in none can be. */
export function useDiscount(uid: string | undefined) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const lookUp = async (): Promise<Found | null> => {
    const looked = text.trim() === '' ? null : await find(text, uid ?? '');
    setFound(looked);
    return looked;
  };
  const check = useWrite({ mutationFn: lookUp });
  return {
    text,
    change: (typed: string) => {
      setText(typed);
      setFound(null);
    },
    check: () => {
      check.mutate();
    },
    isChecking: check.isPending,
    /** Looks up what is typed, now. Returns null where nothing is. */
    lookUp,
    code: found !== null && 'code' in found ? found.code : null,
    problem: found !== null && 'problem' in found ? found.problem : undefined,
  };
}

export type Discount = ReturnType<typeof useDiscount>;
