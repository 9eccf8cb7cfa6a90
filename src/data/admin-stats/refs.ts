import { doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** How many users there were when they were last counted: counting all of them is a read for each thousand. */
export const userTotalRef = () => doc(firestore, 'userTotals', 'all');
