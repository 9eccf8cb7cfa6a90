import { collection } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const customerNotesRef = () => collection(firestore, 'customerNotes');
