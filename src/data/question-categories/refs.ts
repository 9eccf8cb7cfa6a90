import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

/** The categories of the older questions. */
export const questionCategoriesRef = () => collection(firestore, 'questionCategories');

/** The category of older questions with the id. */
export const questionCategoryRef = (id: string) => doc(questionCategoriesRef(), id);
