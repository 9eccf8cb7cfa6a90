import CreditCard from 'lucide-react/icons/credit-card';
import Smartphone from 'lucide-react/icons/smartphone';
import { useId } from 'react';

import type { PaymentMethod } from '../../domain/purchase/order';

const choices = [
  { method: 'swish', name: 'Swish', text: 'Med mobilen', icon: Smartphone },
  { method: 'sumup', name: 'Kort', text: 'Via SumUp', icon: CreditCard },
] as const;

/** The ways to pay, of which one is chosen. */
export function MethodChoice({
  method,
  onChange,
}: {
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Betalsätt" className="grid gap-3 min-[24rem]:grid-cols-2">
      {choices.map(({ method: value, name, text, icon: Icon }) => (
        <label
          key={value}
          className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-field/70 bg-surface px-3 has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary sm:px-4"
        >
          <input
            type="radio"
            name={group}
            checked={value === method}
            onChange={() => {
              onChange(value);
            }}
            className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
          />
          <Icon aria-hidden className="size-6 shrink-0 text-primary" />
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-muted-foreground">{text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
