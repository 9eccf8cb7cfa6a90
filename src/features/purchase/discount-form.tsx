import type { SyntheticEvent } from 'react';

import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { controlClasses, Field } from '../../ui/field';
import type { Discount } from './use-discount';

/** Takes a discount code and says what it gives or why it is not taken. */
export function DiscountForm({
  discount: { text, code, problem, isChecking, change, check },
  isSignedIn,
  isOrdering,
}: {
  discount: Discount;
  isSignedIn: boolean;
  /** While an order is made with it, the code stays as it is. */
  isOrdering: boolean;
}) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    check();
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
              readOnly={isChecking || isOrdering}
              onChange={(event) => {
                change(event.target.value);
              }}
              className={`${controlClasses} uppercase`}
            />
            <Button
              type="submit"
              variant="outline"
              isBusy={isChecking}
              disabled={!isSignedIn || isOrdering}
            >
              Använd
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
