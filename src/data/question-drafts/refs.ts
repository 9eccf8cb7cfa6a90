import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** Questions that are written and not published; one has the id that it gets as a question. */
export const questionDraftsRef = () => collection(firestore, 'questionDrafts');

export const questionDraftRef = (id: string) => doc(questionDraftsRef(), id);
