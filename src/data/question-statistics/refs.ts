import { collection } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** What the questions are like, a document for each category. */
export const questionStatisticsRef = () => collection(firestore, 'questionStatistics');

/** Far more categories than there are; no query is without a limit. */
export const maxCategories = 200;
