import { collection } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const learningOf = (uid: string) => collection(firestore, 'users', uid, 'learning');

/** What answers came to before there was `learning`, by category; nothing writes it any more. */
export const earlierProgressOf = (uid: string) => collection(firestore, 'users', uid, 'progress');

/** The sessions that were finished before `learning` counted them; nothing writes them any more. */
export const earlierSessionsOf = (uid: string) => collection(firestore, 'users', uid, 'results');
