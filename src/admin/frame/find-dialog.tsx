import { useEffect, useId, useState, type KeyboardEvent } from 'react';

import { fewestLetters } from '../../data/find/queries';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { TextField } from '../../ui/field';
import { limits } from '../../domain/limits';
import { problemText } from '../shared/messages';
import type { FindGroup, FindItem } from './find-items';
import { useFound } from './use-found';

/** How far the keys move the choice among so many; it goes round and round. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Results({
  listId,
  idOf,
  groups,
  chosen,
  onPoint,
  onChoose,
}: {
  listId: string;
  idOf: (item: FindItem) => string;
  groups: readonly FindGroup[];
  chosen: FindItem | undefined;
  onPoint: (item: FindItem) => void;
  onChoose: (item: FindItem) => void;
}) {
  return (
    <div
      role="listbox"
      id={listId}
      aria-label="Träffar"
      className="grid max-h-full gap-3 overflow-y-auto"
    >
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className="px-3 pb-1 text-xs font-semibold text-muted-foreground">
            {name}
          </p>
          {items.map((item) => {
            const { id, icon: Icon, label, detail } = item;
            return (
              <div
                key={id}
                id={idOf(item)}
                role="option"
                aria-selected={item === chosen}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-3 py-1.5',
                  item === chosen && 'bg-primary-soft text-primary',
                )}
                onPointerMove={() => {
                  onPoint(item);
                }}
                onClick={() => {
                  onChoose(item);
                }}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
                  <span className="line-clamp-2 font-medium">{label}</span>
                  {detail !== undefined && (
                    <span
                      className={classNames(
                        'min-w-0 text-sm wrap-anywhere',
                        item !== chosen && 'text-muted-foreground',
                      )}
                    >
                      {detail}
                    </span>
                  )}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/**
 * Finds a tab, a category, a customer, an order or a question, by the keyboard alone too: the arrows choose, Enter goes
 * there.
 */
export function FindDialog({
  onChoose,
  onClose,
}: {
  onChoose: (href: string | null) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [pointedId, setPointedId] = useState<string | null>(null);
  const listId = useId();
  const sought = typed.trim();
  const { groups, isSearching, error, retry } = useFound(sought);
  const items = groups.flatMap((group) => group.items);
  const chosen = items.find(({ id }) => id === pointedId) ?? items[0];
  const idOf = ({ id }: FindItem) => `${listId}-${id}`;
  const chosenId = chosen === undefined ? undefined : idOf(chosen);
  useEffect(() => {
    if (chosenId !== undefined) {
      document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [chosenId]);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (chosen === undefined) return;
    if (step === undefined) onChoose(chosen.href);
    else {
      const next = (items.indexOf(chosen) + step + items.length) % items.length;
      setPointedId(items[next]?.id ?? null);
    }
  };
  const hits = groups.flatMap((group) => (group.leadsOn ? [] : group.items)).length;
  const isShort = sought.length < fewestLetters;
  const state = isSearching
    ? 'Söker…'
    : isShort
      ? `Skriv minst ${String(fewestLetters)} bokstäver för att hitta mer än avdelningar.`
      : hits === 0
        ? 'Inga träffar.'
        : `${formatCount(hits, 'träff', 'träffar')}.`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Hitta i panelen"
      description="Avdelning, kategori, kund, beställning eller fråga."
    >
      <TextField
        label="Hitta"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosenId}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={limits.emailLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPointedId(null);
        }}
        onKeyDown={press}
      />
      <p role="status" className="-my-2 min-h-6 px-3 text-sm text-muted-foreground">
        {state}
      </p>
      {error !== null && (
        <ErrorState title="Kunde inte söka." isRetrying={isSearching} onRetry={retry}>
          {problemText(error)}
        </ErrorState>
      )}
      {/* as high with few as with many: what is pressed stays where it is */}
      <div className="h-[min(20rem,42dvh)]">
        {items.length > 0 && (
          <Results
            listId={listId}
            idOf={idOf}
            groups={groups}
            chosen={chosen}
            onPoint={({ id }) => {
              setPointedId(id);
            }}
            onChoose={({ href }) => {
              onChoose(href);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
