import { collection } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const examsOf = (uid: string) => collection(firestore, 'users', uid, 'exams');
