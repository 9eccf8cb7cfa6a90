import { doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** One document holds the tags of all questions of a kind: whoever lists questions reads it, and no learner does. */
export const questionTagsRef = (kind: string) => doc(firestore, 'questionTags', kind);
