import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';

import { questionTagsOptions } from '../../data/question-tags/queries';
import type { QuestionOrder } from '../../data/questions/admin-repository';
import { licenceTypes } from '../../domain/licence-type';
import type { Question } from '../../domain/question/question';
import { findWords } from '../../domain/question/search-words';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { formatKronor } from '../../lib/format';
import { licenceChoices } from '../shared/licence-choices';
import { useTyped } from '../shared/use-address';
import type { CategoryChoice, Filters } from '../shared/question-kinds';
import { lacking, lacksOfWord, needs, orders, wordOfLacks } from './list-address';

/** What a tag is among the choices of 'Visa', beside the words for what questions need. */
const tagPrefix = 'tagg:';

/** Narrows the list to a category, a licence, what the questions need, lack or are tagged with and words, and orders it. */
export function QuestionFilters({
  kind,
  categories,
  filters,
  order,
  onChange,
  onSort,
}: {
  kind: Question['kind'];
  categories: readonly CategoryChoice[];
  filters: Filters;
  order: QuestionOrder;
  onChange: (filters: Filters) => void;
  onSort: (order: QuestionOrder) => void;
}) {
  const [typed, setTyped] = useTyped(filters.search ?? '');
  const [problem, setProblem] = useState<string>();
  const { data: tags = new Map<string, unknown>() } = useQuery(questionTagsOptions(kind));
  const { licenceType, tag } = filters;
  // one in the address that no question has any more is still what is shown
  const tagNames = [...new Set([...tags.keys(), ...(tag === undefined ? [] : [tag])])];
  const offered = categories.filter(
    (category) =>
      licenceType === undefined ||
      category.licenceType === undefined ||
      category.licenceType === licenceType,
  );
  const search = (text: string) => {
    const isTooShort = text.trim() !== '' && findWords(text).length === 0;
    setProblem(isTooShort ? 'Skriv minst ett ord med tre bokstäver.' : undefined);
    if (!isTooShort) onChange({ ...filters, search: text.trim() || undefined });
  };
  return (
    <div className="mb-3 grid grid-cols-2 items-start gap-3 lg:grid-cols-5 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.5fr)]">
      <div className="max-lg:col-span-2">
        <SelectField
          label="Kategori"
          placeholder="Alla kategorier"
          value={filters.categoryId ?? ''}
          options={offered.map(({ id, name, price }) => ({
            value: id,
            label: `${name} - ${formatKronor(price)}`,
          }))}
          onChange={({ target }) => {
            onChange({ ...filters, categoryId: target.value || undefined });
          }}
        />
      </div>
      <SelectField
        label="Körkortstyp"
        placeholder="Alla körkortstyper"
        value={licenceType ?? ''}
        options={licenceChoices}
        onChange={({ target }) => {
          const chosen = licenceTypes.find((type) => type === target.value);
          // a category of another licence has none of them
          const kept = categories.find(({ id }) => id === filters.categoryId)?.licenceType;
          const isOther = chosen !== undefined && kept !== undefined && kept !== chosen;
          onChange({
            ...filters,
            licenceType: chosen,
            categoryId: isOther ? undefined : filters.categoryId,
          });
        }}
      />
      <SelectField
        label="Visa"
        placeholder="Alla frågor"
        value={tag === undefined ? (filters.needs ?? '') : `${tagPrefix}${tag}`}
        options={[
          ...needs.map(({ key, label }) => ({ value: key, label })),
          ...tagNames
            .toSorted((one, other) => one.localeCompare(other, 'sv'))
            .map((name) => ({
              value: `${tagPrefix}${name}`,
              label: `Tagg: ${name}`,
            })),
        ]}
        onChange={({ target: { value } }) => {
          onChange({
            ...filters,
            needs: needs.find(({ key }) => key === value)?.key,
            lacks: value === 'drafts' ? [] : filters.lacks,
            tag: value.startsWith(tagPrefix) ? value.slice(tagPrefix.length) : undefined,
          });
        }}
      />
      <SelectField
        label="Saknar"
        placeholder="Inget särskilt"
        // a draft may lack anything
        disabled={filters.needs === 'drafts'}
        value={wordOfLacks(filters.lacks) ?? ''}
        options={lacking.map(({ word, label }) => ({ value: word, label }))}
        onChange={({ target }) => {
          onChange({ ...filters, lacks: lacksOfWord(target.value) });
        }}
      />
      <SelectField
        label="Ordning"
        value={order}
        // reports, alarms, drafts and what is tagged have an order of their own
        disabled={(filters.needs ?? tag) !== undefined}
        options={orders.map(({ key, label }) => ({ value: key, label }))}
        onChange={({ target }) => {
          onSort(orders.find(({ key }) => key === target.value)?.key ?? 'newest');
        }}
      />
      <form
        role="search"
        className="col-span-full grid grid-cols-[1fr_auto] items-start gap-2 xl:col-span-1"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <TextField
          label="Sök"
          type="search"
          hint="Början av ett ord räcker."
          value={typed}
          error={problem}
          onChange={({ target }) => {
            setTyped(target.value);
            // the cross of the field, or the last letter taken away
            if (target.value === '' && filters.search !== undefined) search('');
          }}
        />
        <Button type="submit" variant="outline" className="mt-7.5">
          <Search aria-hidden className="size-5" />
          <span className="sr-only">Sök frågor</span>
        </Button>
      </form>
    </div>
  );
}
