import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** The questions of both kinds. */
export const questionsRef = () => collection(firestore, 'questions');

/** The question with the id. */
export const questionRef = (id: string) => doc(questionsRef(), id);
