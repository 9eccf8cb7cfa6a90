import { useState } from 'react';

import type { UserEntry } from '../../domain/admin/user-entry';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { useMinutesGift } from './use-minutes-gift';

/** The minutes that the form begins with (specification, section 5). */
const defaultGift = '10';

/** Gives a user free minutes; while nobody is chosen, it waits. */
export function MinutesForm({ user }: { user: UserEntry | null }) {
  const [minutes, setMinutes] = useState(defaultGift);
  const [problem, setProblem] = useState<string>();
  const gift = useMinutesGift(user);
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const number = Number(minutes);
        const isFit =
          Number.isInteger(number) && number >= 1 && number <= limits.freeMinutesGiftMax;
        setProblem(isFit ? undefined : 'Skriv ett helt antal minuter, från 1 till 60.');
        if (isFit && user !== null && !gift.isBusy) {
          gift.run(number, {
            onSuccess: () => {
              setMinutes(defaultGift);
            },
          });
        }
      }}
    >
      <div className="w-full sm:w-64">
        <TextField
          label="Gratis minuter"
          hint="1–60 minuter. De börjar räknas när användaren startar en övning."
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.freeMinutesGiftMax}
          step={1}
          error={problem}
          value={minutes}
          onChange={({ target }) => {
            setMinutes(target.value);
          }}
        />
      </div>
      <Button type="submit" className="sm:mt-8" disabled={user === null} isBusy={gift.isBusy}>
        Ge minuter
      </Button>
      {gift.problem !== undefined && <FormProblem>{gift.problem}</FormProblem>}
    </form>
  );
}
