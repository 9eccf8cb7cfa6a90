import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const savedOf = (uid: string) => collection(firestore, 'users', uid, 'saved');

/** One document holds all bookmarks: a practice session may read it for every question it shows. */
export const bookmarksRef = (uid: string) => doc(savedOf(uid), 'questions');
