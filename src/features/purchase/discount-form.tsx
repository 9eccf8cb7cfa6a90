import { useState, type SyntheticEvent } from 'react';

import { limits } from '../../domain/limits';
import type { DiscountCode } from '../../domain/purchase/discount-code';
import { Button } from '../../ui/button';
import { controlClasses, Field } from '../../ui/field';

/** Takes a discount code and says what it gives or why it is not taken. */
export function DiscountForm({
  code,
  problem,
  isChecking,
  isSignedIn,
  onCheck,
  onClear,
}: {
  code: DiscountCode | null;
  problem: string | undefined;
  isChecking: boolean;
  isSignedIn: boolean;
  onCheck: (text: string) => void;
  onClear: () => void;
}) {
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onCheck(text);
  };
  const hint =
    code !== null
      ? `${code.code} ger ${String(code.percentage)}\u00a0% rabatt.`
      : isSignedIn
        ? undefined
        : 'Logga in för att använda en rabattkod.';
  return (
    <form onSubmit={submit}>
      <Field label="Rabattkod (valfritt)" error={problem} hint={hint}>
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              value={text}
              maxLength={limits.discountCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              disabled={!isSignedIn}
              onChange={(event) => {
                setText(event.target.value);
                if (code !== null || problem !== undefined) onClear();
              }}
              className={`${controlClasses} uppercase`}
            />
            <Button type="submit" variant="outline" isBusy={isChecking} disabled={!isSignedIn}>
              Använd
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
