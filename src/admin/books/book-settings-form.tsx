import * as z from 'zod/mini';

import { bookSettingsSchema, type BookSettings } from '../../domain/bookkeeping/accounts';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { notifySuccess } from '../../ui/notify';
import { SelectField } from '../../ui/select-field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { monthName } from '../shared/month-name';

const typedSchema = z.extend(bookSettingsSchema, {
  firstMonth: z.pipe(z.string(), z.transform(Number)),
});

/** A month without its year, such as 'maj'. */
const nameOf = (month: number) => monthName({ year: 2000, month }).replace(/ \d+$/, '');

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: nameOf(index + 1),
}));

const fields = [
  ['swish', 'Konto för Swish'],
  ['sumup', 'Konto för kort'],
  ['sales', 'Konto för försäljning 25 %'],
  ['vat', 'Konto för utgående moms 25 %'],
] as const;

/** Which accounts the vouchers are on. */
export function BookSettingsForm({
  settings,
  onSave,
}: {
  settings: BookSettings;
  onSave: (settings: BookSettings) => void;
}) {
  const { field, handleSubmit } = useSchemaForm(typedSchema, {
    defaultValues: { ...settings, firstMonth: String(settings.firstMonth) },
  });
  return (
    <form
      noValidate
      className="mt-3 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        void handleSubmit((typed) => {
          onSave(typed);
          notifySuccess('Framgång', 'Kontona är sparade på den här enheten.');
        })(event);
      }}
    >
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          {...field(name)}
        />
      ))}
      <TextField label="Verifikationsserie" autoComplete="off" {...field('series')} />
      <SelectField label="Räkenskapsåret börjar i" options={months} {...field('firstMonth')} />
      <div>
        <Button type="submit" variant="outline">
          Spara konton
        </Button>
      </div>
    </form>
  );
}
