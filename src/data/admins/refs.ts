import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const adminsRef = () => collection(firestore, 'admins');
export const adminRef = (uid: string) => doc(adminsRef(), uid);
