import { createDiscountCodeOptions } from '../../data/discount-codes/queries';
import { discountFormSchema, emptyDiscountForm } from '../../domain/purchase/discount-draft';
import { limits } from '../../domain/limits';
import { serverNow } from '../../lib/server-clock';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { useSchemaForm } from '../../ui/use-schema-form';
import { useChange } from '../shared/use-change';

const formSchema = discountFormSchema(serverNow);
const failed = 'Kunde inte skapa rabattkoden.';

/** Creates a code; the code is its id, so that creating it twice makes one. */
export function CreateDiscountForm({ onCreated }: { onCreated: () => void }) {
  const { field, handleSubmit, reset, setError, setFocus } = useSchemaForm(formSchema, {
    mode: 'onChange',
    defaultValues: emptyDiscountForm,
  });
  const create = useChange(createDiscountCodeOptions(), {
    failed,
    atField: {
      code: 'conflict',
      tell: () => {
        const message = 'Det finns redan en rabattkod med det namnet.';
        setError('code', { message }, { shouldFocus: true });
      },
    },
    onWritten: () => {
      setFocus('code');
      reset();
    },
    done: () => {
      onCreated();
      return 'Rabattkod har skapats.';
    },
  });
  return (
    <Card>
      <h3 className="mb-4 text-lg">Skapa rabattkod</h3>
      <form
        noValidate
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_8rem_11rem_12rem_auto]"
        onSubmit={(event) => {
          void handleSubmit((draft) => {
            create.run(draft);
          })(event);
        }}
      >
        <TextField
          label="Kod"
          hint="Sparas med stora bokstäver."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase"
          {...field('code')}
        />
        <TextField
          label="Rabatt (%)"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          step={1}
          {...field('percentage')}
        />
        <TextField
          label="Max användningar"
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.discountUsesMax}
          step={1}
          {...field('maxUses')}
        />
        <TextField
          label="Sista dag"
          hint="Tomt: går aldrig ut."
          type="date"
          {...field('lastDay')}
        />
        <Button type="submit" className="justify-self-start lg:mt-8" isBusy={create.isBusy}>
          {create.isBusy ? 'Sparar...' : 'Skapa'}
        </Button>
        {create.reason !== undefined && <FormProblem title={failed}>{create.reason}</FormProblem>}
      </form>
    </Card>
  );
}
