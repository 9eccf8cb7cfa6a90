import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** The questions of both kinds. */
export const questionsRef = () => collection(firestore, 'questions');

/** The question with the id. */
export const questionRef = (id: string) => doc(questionsRef(), id);

/** What the question with the id has been. */
export const versionsOf = (id: string) => collection(firestore, 'questions', id, 'versions');

/** All questions of the practice category with the id, in one document. */
export const packRef = (categoryId: string) => doc(firestore, 'questionPacks', categoryId);
