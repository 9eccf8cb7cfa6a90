import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** The practice categories. */
export const practiceCategoriesRef = () => collection(firestore, 'practiceCategories');

/** The practice category with the id. */
export const practiceCategoryRef = (id: string) => doc(practiceCategoriesRef(), id);
