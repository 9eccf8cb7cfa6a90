import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { replaceSecretKeyOptions } from '../../data/payment-settings/admin-queries';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormProblem } from '../../ui/form-problem';
import { PasswordField } from '../../ui/password-field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { textUpTo } from '../shared/form-rules';
import { useChange } from '../shared/use-change';
import { settingsFailed, settingsSaved } from './use-settings-change';

const keySchema = z.object({ key: textUpTo(limits.secretKeyLength) });

/** Replaces the secret key. It is written and never read: not by this page, nor by any other. */
export function SecretKeyForm() {
  const { field, control, handleSubmit, reset } = useSchemaForm(keySchema, {
    mode: 'onChange',
    defaultValues: { key: '' },
  });
  const { key = '' } = useWatch({ control });
  const replace = useChange(replaceSecretKeyOptions(), {
    failed: settingsFailed,
    done: () => {
      reset();
      return settingsSaved;
    },
  });
  return (
    <Card>
      <h3 className="mb-4 text-lg">Hemlig nyckel</h3>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          void handleSubmit((typed) => {
            replace.run(typed.key);
          })(event);
        }}
      >
        <PasswordField
          label="Ny hemlig nyckel"
          hint="Ersätter den som finns. En sparad nyckel kan ingen läsa, inte heller du."
          autoComplete="off"
          {...field('key')}
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
