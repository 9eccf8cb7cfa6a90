import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { VersionedQuestion } from '../../../data/questions/versioned-question';
import { questionTagsOptions } from '../../../data/question-tags/queries';
import { swedishDate } from '../../../domain/calendar-day';
import type { Question } from '../../../domain/question/question';
import { tagsOf, type Tags } from '../../../domain/question/tags';
import { formatCount } from '../../../lib/format';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { problemText } from '../../shared/messages';
import type { CategoryChoice } from '../../shared/question-kinds';
import type { BulkChange } from './bulk-change';
import { MoveDialog } from './move-dialog';
import { TagDialog } from '../tag-dialog';
import type { UndoRecord } from './undo-store';
import { useBulkChange } from './use-bulk-change';

/** Id of the box that selects every question of the page. */
export const selectAllId = 'valj-alla';

/** What can be done with the questions that are selected. */
export function BulkBar({
  kind,
  tag,
  selected,
  categories,
  undoable,
  onSelect,
}: {
  kind: Question['kind'];
  /** What the list is narrowed to: it can be taken off them. */
  tag: string | undefined;
  selected: readonly VersionedQuestion[];
  categories: readonly CategoryChoice[];
  undoable: { keep: (record: UndoRecord) => void; remove: (record: UndoRecord) => void };
  /** Selects these instead. */
  onSelect: (questions: readonly VersionedQuestion[]) => void;
}) {
  const [asked, setAsked] = useState<'move' | 'tag' | 'delete' | null>(null);
  const [left, setLeft] = useState(0);
  const close = () => {
    setAsked(null);
  };
  const { data: tags = new Map() as Tags } = useQuery(questionTagsOptions(kind));
  const change = useBulkChange(undoable, (failures) => {
    close();
    setLeft(failures.size);
    onSelect([]);
    // the button that was pressed is gone
    document.getElementById(selectAllId)?.focus();
  });
  const run = (what: BulkChange) => {
    setLeft(0);
    const questions =
      what.type === 'tag'
        ? selected.filter(({ id }) => tagsOf(tags, id).includes(what.tag) !== what.isSet)
        : selected;
    change.mutate({ questions, change: what }, { onError: close });
  };
  const count = formatCount(selected.length, 'fråga', 'frågor');
  return (
    <>
      {selected.length > 0 && (
        <div role="group" aria-label="Valda frågor" className="flex flex-wrap items-center gap-2">
          <p className="mr-2 tabular-nums">
            {formatCount(selected.length, 'fråga vald', 'frågor valda')}
          </p>
          <Button
            variant="outline"
            disabled={change.isPending}
            onClick={() => {
              setAsked('move');
            }}
          >
            Flytta…
          </Button>
          <Button
            variant="outline"
            disabled={change.isPending}
            onClick={() => {
              setAsked('tag');
            }}
          >
            Märk…
          </Button>
          {tag !== undefined && (
            <Button
              variant="outline"
              disabled={change.isPending}
              onClick={() => {
                run({ type: 'tag', tag, isSet: false });
              }}
            >
              Ta bort taggen
            </Button>
          )}
          <Button
            variant="outline"
            isBusy={change.isPending && asked === null}
            onClick={() => {
              run({ type: 'review', day: swedishDate(new Date()) });
            }}
          >
            Markera som granskade
          </Button>
          <Button
            variant="outline"
            disabled={change.isPending}
            onClick={() => {
              setAsked('delete');
            }}
          >
            Ta bort valda
          </Button>
          <Button
            variant="quiet"
            disabled={change.isPending}
            onClick={() => {
              onSelect([]);
            }}
          >
            Avmarkera
          </Button>
        </div>
      )}
      {left > 0 && (
        <div className="basis-full">
          <Alert
            tone="warning"
            title={`${formatCount(left, 'fråga lämnades som den var', 'frågor lämnades som de var')}.`}
          >
            Någon annan har hunnit ändra, eller så finns kategorin inte kvar. Läs en gång till.
          </Alert>
        </div>
      )}
      {change.isError && (
        <div className="basis-full">
          <Alert tone="destructive" title="Kunde inte ändra alla frågor.">
            {problemText(change.error)} Det som hann bli gjort kan du ångra.
          </Alert>
        </div>
      )}
      {asked === 'move' && (
        <MoveDialog
          count={selected.length}
          categories={categories}
          isBusy={change.isPending}
          onMove={(category) => {
            run({ type: 'move', category });
          }}
          onClose={close}
        />
      )}
      {asked === 'tag' && (
        <TagDialog
          title={`Märk ${count}`}
          description="Taggar är till för er administratörer: elever ser dem inte. Du kan ångra i tio minuter, på den här enheten."
          tags={tags}
          ids={selected.map(({ id }) => id)}
          isBusy={change.isPending}
          onTag={(chosen) => {
            run({ type: 'tag', tag: chosen, isSet: true });
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          isOpen
          title={`Ta bort ${count}`}
          question={`Är du säker på att du vill ta bort ${count}? Du kan ångra i tio minuter, på den här enheten.`}
          isBusy={change.isPending}
          onConfirm={() => {
            run({ type: 'delete' });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
