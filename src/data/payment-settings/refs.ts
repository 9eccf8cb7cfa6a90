import { doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const paymentSettingsRef = () => doc(firestore, 'settings', 'payment');
export const paymentSecretRef = (id: string) => doc(firestore, 'paymentSecrets', id);
