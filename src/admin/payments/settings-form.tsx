import { Controller, useForm } from 'react-hook-form';

import { limits } from '../../domain/limits';
import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { notifySuccess } from '../../ui/notify';
import { atMost } from '../shared/at-most';
import { changedFields } from './changed-fields';
import { settingsFailed, settingsSaved, useSettingsChange } from './use-settings-change';

/** Figures, spaces and hyphens; firestore.rules has the same. */
const mostSwishNumber = 20;

/** The settings that this form changes; test mode is switched apart from them. */
type SettingsFields = Omit<PaymentSettings, 'testMode'>;

/** Where the money goes, and whether anything is sold. */
export function SettingsForm({ settings }: { settings: PaymentSettings }) {
  const { enabled, publishableKey, swishNumber, swishPayee, sumupUrl } = settings;
  const { register, control, handleSubmit, reset, formState } = useForm<SettingsFields>({
    mode: 'onChange',
    defaultValues: { enabled, publishableKey, swishNumber, swishPayee, sumupUrl },
  });
  const { errors, defaultValues } = formState;
  const save = useSettingsChange();
  const submit = (typed: SettingsFields) => {
    const saved = {
      enabled: typed.enabled,
      publishableKey: typed.publishableKey.trim(),
      swishNumber: typed.swishNumber.trim(),
      swishPayee: typed.swishPayee.trim(),
      sumupUrl: typed.sumupUrl.trim(),
    };
    const changes = changedFields(defaultValues ?? {}, saved);
    if (Object.keys(changes).length === 0) {
      notifySuccess('Framgång', settingsSaved);
      return;
    }
    save.run(changes, {
      onSuccess: () => {
        reset(saved);
      },
    });
  };
  return (
    <Card>
      <h3 className="mb-4 text-lg">Betalningsinställningar</h3>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          void handleSubmit(submit)(event);
        }}
      >
        <Controller
          control={control}
          name="enabled"
          render={({ field: { value, onChange } }) => (
            <CheckboxField label="Betalningar aktiverade" isChecked={value} onChange={onChange} />
          )}
        />
        <TextField
          label="Publik nyckel"
          autoComplete="off"
          spellCheck={false}
          error={errors.publishableKey?.message}
          {...register('publishableKey', atMost(limits.publishableKeyLength))}
        />
        <TextField
          label="Swish-nummer"
          hint="Lämna tomt om Swish inte används."
          inputMode="tel"
          autoComplete="off"
          error={errors.swishNumber?.message}
          {...register('swishNumber', {
            pattern: {
              value: /^[0-9 -]*$/,
              message: 'Använd bara siffror, mellanslag och bindestreck.',
            },
            ...atMost(mostSwishNumber),
          })}
        />
        <TextField
          label="Swish-mottagare"
          hint="Namnet som köparen ser i Swish."
          autoComplete="off"
          error={errors.swishPayee?.message}
          {...register('swishPayee', atMost(limits.swishPayeeLength))}
        />
        <TextField
          label="SumUp-adress"
          hint="Betallänken för kort. Lämna tomt om kort inte används."
          type="url"
          autoComplete="off"
          error={errors.sumupUrl?.message}
          {...register('sumupUrl', {
            validate: (address) =>
              address.trim() === '' ||
              (address.trim().startsWith('https://') && URL.canParse(address.trim())) ||
              'Skriv en adress som börjar med https://.',
            ...atMost(limits.urlLength),
          })}
        />
        {save.reason !== undefined && (
          <FormProblem title={settingsFailed}>{save.reason}</FormProblem>
        )}
        <Button type="submit" className="justify-self-start" isBusy={save.isBusy}>
          {save.isBusy ? 'Sparar...' : 'Spara inställningar'}
        </Button>
      </form>
    </Card>
  );
}
