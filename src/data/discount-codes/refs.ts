import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const discountCodesRef = () => collection(firestore, 'discountCodes');
export const discountCodeRef = (code: string) => doc(discountCodesRef(), code);

/** How often each code may be and has been used, which buyers are not told. */
export const discountUsesRef = () => collection(firestore, 'discountUses');
export const discountUseRef = (code: string) => doc(discountUsesRef(), code);
