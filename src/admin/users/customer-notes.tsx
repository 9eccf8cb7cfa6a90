import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { emailsOptions } from '../../data/admin-log/queries';
import {
  addNoteOptions,
  customerNotesOptions,
  deleteNoteOptions,
} from '../../data/customer-notes/queries';
import { noteLength, type CustomerNote } from '../../domain/admin/customer-note';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { FormProblem } from '../../ui/form-problem';
import { TextareaField } from '../../ui/textarea-field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { textUpTo } from '../shared/form-rules';
import { ListSkeleton, ListStates, sourceOf } from '../shared/list-states';
import { RowButton } from '../shared/row-button';
import { useChange } from '../shared/use-change';
import { useDialog } from '../shared/use-dialog';
import { CustomerPart, none } from './customer-part';

const failed = 'Kunde inte spara anteckningen.';

const noteSchema = z.object({
  text: textUpTo(noteLength).check(z.minLength(1, 'Skriv något först.')),
});

function NoteForm({ uid }: { uid: string }) {
  const { field, handleSubmit, reset } = useSchemaForm(noteSchema, { defaultValues: { text: '' } });
  const add = useChange(addNoteOptions(uid), {
    failed,
    onWritten: reset,
    done: () => 'Anteckningen har sparats.',
  });
  return (
    <form
      noValidate
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (add.isBusy) return;
        void handleSubmit(({ text }) => {
          add.run(text);
        })();
      }}
    >
      <div className="w-full">
        <TextareaField
          label="Ny anteckning"
          hint="Läses av ägare och support. Kunden får den med i sin egen kopia av uppgifterna."
          {...field('text')}
        />
      </div>
      {add.reason !== undefined && <FormProblem title={failed}>{add.reason}</FormProblem>}
      <Button type="submit" variant="outline" isBusy={add.isBusy}>
        Spara anteckning
      </Button>
    </form>
  );
}

function DeleteNoteDialog({
  uid,
  note,
  onClose,
}: {
  uid: string;
  note: CustomerNote;
  onClose: () => void;
}) {
  const remove = useChange(deleteNoteOptions(uid), {
    failed: 'Kunde inte ta bort anteckningen.',
    done: () => {
      onClose();
      return 'Anteckningen har tagits bort.';
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Ta bort anteckningen"
      question="Är du säker på att du vill ta bort anteckningen? Den går inte att få tillbaka."
      isBusy={remove.isBusy}
      problem={remove.problem}
      onConfirm={() => {
        remove.run(note.id);
      }}
      onClose={onClose}
    />
  );
}

function Notes({ uid, notes }: { uid: string; notes: readonly CustomerNote[] }) {
  const { data: emails } = useQuery(emailsOptions([...new Set(notes.map(({ author }) => author))]));
  const removing = useDialog((note: CustomerNote, onClose) => (
    <DeleteNoteDialog uid={uid} note={note} onClose={onClose} />
  ));
  return (
    <>
      <ul aria-label="Anteckningar" className="divide-y divide-border">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-sm wrap-anywhere text-muted-foreground">
                {formatMoment(note.createdAt)}, {emails?.get(note.author) ?? note.author}
              </p>
            </div>
            <RowButton
              item={note}
              name={formatMoment(note.createdAt)}
              isDestructive
              onPress={removing.open}
            >
              Ta bort
            </RowButton>
          </li>
        ))}
      </ul>
      {removing.dialog}
    </>
  );
}

/** What administrators have written down about a customer, and a place to write more. */
export function CustomerNotes({ uid }: { uid: string }) {
  const notes = useQuery(customerNotesOptions(uid));
  return (
    <CustomerPart title="Anteckningar">
      <NoteForm uid={uid} />
      <ListStates
        source={sourceOf(notes, ({ items }) => items)}
        errorTitle="Kunde inte ladda anteckningarna."
        skeleton={<ListSkeleton rows={1} />}
        empty={none('Inga anteckningar.')}
      >
        {(items) => <Notes uid={uid} notes={items} />}
      </ListStates>
      {notes.data?.next != null && none('De fem senaste visas.')}
    </CustomerPart>
  );
}
