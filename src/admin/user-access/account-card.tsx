import { useEffect, useRef, useState } from 'react';

import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { Licenses } from './licenses';
import { useMinutesGift } from './use-minutes-gift';

/** The minutes that the form begins with (specification, section 5). */
const defaultGift = '10';

function MinutesForm({ user }: { user: UserEntry | null }) {
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

/** The account that is chosen, and what can be given to it. */
export function AccountCard({
  user,
  onActivate,
}: {
  user: UserEntry | null;
  onActivate: (user: UserEntry) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the list that the user was chosen in may be far below
    if (user !== null) heading.current?.focus();
  }, [user]);
  return (
    <Card className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
          {user === null ? 'Ingen användare vald' : userName(user)}
        </h3>
        <p className="wrap-anywhere text-muted-foreground">
          {user === null ? 'Välj en användare i listan nedanför.' : user.email}
        </p>
      </div>
      <MinutesForm user={user} />
      {user !== null && (
        <Licenses
          user={user}
          onActivate={() => {
            onActivate(user);
          }}
        />
      )}
    </Card>
  );
}
