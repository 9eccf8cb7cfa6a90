import { queryOptions } from '@tanstack/react-query';

import type { CustomerNote } from '../../domain/admin/customer-note';
import { changeOptions } from '../admin-log/change-options';
import type { Page } from '../firebase/page';
import { addNote, deleteNote, listNotes } from './repository';

const notesKey = (uid: string) => ['admin', 'customerNotes', uid] as const;

/** The latest notes about a customer. Never fresh: other administrators write too. */
export function customerNotesOptions(uid: string) {
  return queryOptions<Page<CustomerNote>>({
    queryKey: notesKey(uid),
    queryFn: () => listNotes(uid),
    staleTime: 0,
  });
}

/** Writes a note about a customer. */
export const addNoteOptions = (uid: string) =>
  changeOptions((text: string, changeKey) => addNote(uid, text, changeKey), notesKey(uid));

/** Deletes a note about a customer. */
export const deleteNoteOptions = (uid: string) =>
  changeOptions((id: string) => deleteNote(id), notesKey(uid));
