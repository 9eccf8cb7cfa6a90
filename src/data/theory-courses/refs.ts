import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const coursesRef = () => collection(firestore, 'theoryCourses');
export const courseRef = (id: string) => doc(coursesRef(), id);
