import { useQuery } from '@tanstack/react-query';

import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { licenceNames } from '../../domain/licence-type';
import { SelectField } from '../../ui/select-field';

/** Chooses the practice category whose questions are asked at the end of a course's sections. */
export function CheckCategoryField({
  value,
  onChange,
}: {
  /** Id of the category, or '' for none. */
  value: string;
  onChange: (id: string) => void;
}) {
  const { data: categories, isError } = useQuery(practiceCategoriesOptions());
  const isKnown = value === '' || categories?.some(({ id }) => id === value) === true;
  const missing = categories === undefined && !isError ? 'Laddar…' : 'Okänd kategori';
  return (
    <SelectField
      label="Kontrollfrågor ur"
      hint="Frågor som handlar om det lästa ställs efter varje avsnitt."
      options={[
        { value: '', label: 'Ingen kategori' },
        ...(isKnown ? [] : [{ value, label: missing }]),
        ...(categories ?? []).map(({ id, name, licenceType }) => ({
          value: id,
          label: `${name} (${licenceNames[licenceType]})`,
        })),
      ]}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
