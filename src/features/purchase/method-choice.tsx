import * as RadioGroup from '@radix-ui/react-radio-group';
import { CreditCard, Smartphone } from 'lucide-react';

import type { PaymentMethod } from '../../domain/purchase/order';

const choices = [
  { method: 'swish', name: 'Swish', text: 'Betala med mobilen', icon: Smartphone },
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
  return (
    <RadioGroup.Root
      aria-label="Betalsätt"
      value={method}
      onValueChange={(value) => {
        const choice = choices.find((one) => one.method === value);
        if (choice !== undefined) onChange(choice.method);
      }}
      className="grid gap-3 sm:grid-cols-2"
    >
      {choices.map(({ method: value, name, text, icon: Icon }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="flex min-h-14 items-center gap-3 rounded-card border border-field/70 bg-surface px-4 text-left data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:ring-1 data-[state=checked]:ring-primary"
        >
          <Icon aria-hidden className="size-6 shrink-0 text-primary" />
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-muted-foreground">{text}</span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
