import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { replaceSecretKey } from '../../../data/payment-settings/manage-settings';
import { limits } from '../../../domain/limits';
import { Alert } from '../../../ui/alert';
import { Button, ignoreDoubleClick } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { PasswordField } from '../../../ui/password-field';
import { useAdmin } from '../admin-context';
import { problemText } from '../messages';
import { settingsFailed, settingsSaved } from './use-settings-change';

/** Replaces the secret key. It is written and never read: not by this page, nor by any other. */
export function SecretKeyForm() {
  const admin = useAdmin();
  const [key, setKey] = useState('');
  const replace = useMutation({
    mutationFn: () => replaceSecretKey(key.trim(), admin.uid),
    onSuccess: () => {
      setKey('');
      notifySuccess('Framgång', settingsSaved);
    },
    onError: () => {
      notifyError('Fel', settingsFailed);
    },
  });
  return (
    <Card>
      <h3 className="mb-4 text-lg">Hemlig nyckel</h3>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!replace.isPending) replace.mutate();
        }}
      >
        {replace.isError && (
          <Alert tone="destructive" title={settingsFailed}>
            {problemText(replace.error)}
          </Alert>
        )}
        <PasswordField
          label="Ny hemlig nyckel"
          hint="Ersätter den som finns. En sparad nyckel kan ingen läsa, inte heller du."
          autoComplete="off"
          maxLength={limits.secretKeyLength}
          value={key}
          onChange={({ target }) => {
            setKey(target.value);
          }}
        />
        <Button
          type="submit"
          className="justify-self-start"
          isBusy={replace.isPending}
          disabled={key.trim() === ''}
          onClick={ignoreDoubleClick}
        >
          {replace.isPending ? 'Sparar...' : 'Byt nyckel'}
        </Button>
      </form>
    </Card>
  );
}
