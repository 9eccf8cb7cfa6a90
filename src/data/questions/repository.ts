import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';

import { limits } from '../../domain/limits';
import type { Question } from '../../domain/question/question';
import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { storedQuestionSchema } from './stored-question';

/**
 * The practice questions of a category, newest first; malformed ones are left out. Throws DataError
 * 'permission-denied' without access, 'network'.
 */
export async function listPracticeQuestions(category: string): Promise<Question[]> {
  const found = await request(() =>
    getDocs(
      query(
        collection(firestore, 'questions'),
        where('category', '==', category),
        orderBy('createdAt', 'desc'),
        limit(limits.progressQuestions),
      ),
    ),
  );
  return parseList(storedQuestionSchema, found.docs).filter(({ kind }) => kind === 'practice');
}
