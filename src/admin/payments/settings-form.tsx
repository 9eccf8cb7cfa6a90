import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';

import { limits } from '../../domain/limits';
import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { notifySuccess } from '../../ui/notify';
import { useSchemaForm } from '../../ui/use-schema-form';
import { textUpTo } from '../shared/form-rules';
import { changedFields } from './changed-fields';
import { settingsFailed, settingsSaved, useSettingsChange } from './use-settings-change';

/** Figures, spaces and hyphens; firestore.rules has the same. */
const mostSwishNumber = 20;

const isSecureAddress = (text: string) => text.startsWith('https://') && URL.canParse(text);

/** The settings that this form changes; test mode is switched apart from them. */
const fieldsSchema = z.object({
  enabled: z.boolean(),
  publishableKey: textUpTo(limits.publishableKeyLength),
  swishNumber: textUpTo(mostSwishNumber).check(
    z.regex(/^[0-9 -]*$/, 'Använd bara siffror, mellanslag och bindestreck.'),
  ),
  swishPayee: textUpTo(limits.swishPayeeLength),
  sumupUrl: textUpTo(limits.urlLength).check(
    z.refine(
      (text) => text === '' || isSecureAddress(text),
      'Skriv en adress som börjar med https://.',
    ),
  ),
});

/** Where the money goes, and whether anything is sold. */
export function SettingsForm({ settings }: { settings: PaymentSettings }) {
  const { enabled, publishableKey, swishNumber, swishPayee, sumupUrl } = settings;
  const { field, control, handleSubmit, reset, formState } = useSchemaForm(fieldsSchema, {
    mode: 'onChange',
    defaultValues: { enabled, publishableKey, swishNumber, swishPayee, sumupUrl },
  });
  const { defaultValues } = formState;
  const save = useSettingsChange();
  const submit = (saved: z.infer<typeof fieldsSchema>) => {
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
            <CheckboxField label="Ta emot betalningar" isChecked={value} onChange={onChange} />
          )}
        />
        <TextField
          label="Publik nyckel"
          autoComplete="off"
          spellCheck={false}
          {...field('publishableKey')}
        />
        <TextField
          label="Swish-nummer"
          hint="Lämna tomt om Swish inte används."
          inputMode="tel"
          autoComplete="off"
          {...field('swishNumber')}
        />
        <TextField
          label="Swish-mottagare"
          hint="Namnet som köparen ser i Swish."
          autoComplete="off"
          {...field('swishPayee')}
        />
        <TextField
          label="SumUp-adress"
          hint="Betallänken för kort. Lämna tomt om kort inte används."
          type="url"
          autoComplete="off"
          {...field('sumupUrl')}
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
