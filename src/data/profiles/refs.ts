import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const profilesRef = () => collection(firestore, 'profiles');
export const profileRef = (uid: string) => doc(profilesRef(), uid);
