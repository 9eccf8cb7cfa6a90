import { useState } from 'react';

import { replaceSecretKeyOptions } from '../../data/payment-settings/admin-queries';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormProblem } from '../../ui/form-problem';
import { PasswordField } from '../../ui/password-field';
import { tooLong } from '../shared/at-most';
import { useChange } from '../shared/use-change';
import { settingsFailed, settingsSaved } from './use-settings-change';

/** Replaces the secret key. It is written and never read: not by this page, nor by any other. */
export function SecretKeyForm() {
  const [key, setKey] = useState('');
  const replace = useChange(replaceSecretKeyOptions(), {
    failed: settingsFailed,
    done: () => {
      setKey('');
      return settingsSaved;
    },
  });
  const { secretKeyLength } = limits;
  const problem = key.trim().length > secretKeyLength ? tooLong(secretKeyLength) : undefined;
  return (
    <Card>
      <h3 className="mb-4 text-lg">Hemlig nyckel</h3>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!replace.isBusy && problem === undefined) replace.run(key.trim());
        }}
      >
        <PasswordField
          label="Ny hemlig nyckel"
          hint="Ersätter den som finns. En sparad nyckel kan ingen läsa, inte heller du."
          autoComplete="off"
          error={problem}
          value={key}
          onChange={({ target }) => {
            setKey(target.value);
          }}
        />
        {replace.reason !== undefined && (
          <FormProblem title={settingsFailed}>{replace.reason}</FormProblem>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          isBusy={replace.isBusy}
          disabled={key.trim() === ''}
        >
          {replace.isBusy ? 'Sparar...' : 'Byt nyckel'}
        </Button>
      </form>
    </Card>
  );
}
