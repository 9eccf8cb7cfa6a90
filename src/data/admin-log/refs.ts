import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const adminLogRef = () => collection(firestore, 'adminLog');

/** An entry has its name from who did it, and the changeId of what was changed. */
export const logEntryRef = (actor: string, changeId: string) =>
  doc(adminLogRef(), `${actor}_${changeId}`);
