import { documentId, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';

import { hasDuty } from '../../domain/admin/duties';
import type { AdminRole } from '../../domain/admin/role';
import type { UserEntry } from '../../domain/admin/user-entry';
import type { Order } from '../../domain/purchase/order';
import type { Question } from '../../domain/question/question';
import { wordSearch } from '../../domain/question/search-words';
import { beginsWith } from '../firebase/begins-with';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { ordersRef } from '../orders/refs';
import { storedOrderSchema } from '../orders/stored-order';
import { questionsRef } from '../questions/refs';
import { storedQuestionSchema } from '../questions/stored-question';
import { searchUsers } from '../users/repository';

/** What a search of the whole panel has found: a few of each. */
export interface Found {
  users: UserEntry[];
  orders: Order[];
  questions: Question[];
}

/** Documents of each kind that a search may read. */
const mostUsers = 15;
const mostOrders = 5;
const mostQuestions = 8;

/** The beginning of an order's reference. */
const referencePattern = /^TK[A-Z0-9]{0,8}$/;

async function findOrders(reference: string): Promise<Order[]> {
  const { docs } = await request(() =>
    getDocs(
      query(
        ordersRef(),
        ...beginsWith(documentId(), reference),
        orderBy(documentId()),
        limit(mostOrders),
      ),
    ),
  );
  return parseList(storedOrderSchema, docs);
}

async function findQuestions(typed: string): Promise<Question[]> {
  const search = wordSearch(typed);
  if (search === null) return [];
  const { docs } = await request(() =>
    getDocs(
      query(
        questionsRef(),
        where('search_words', 'array-contains-any', search.anyOf),
        limit(mostQuestions),
      ),
    ),
  );
  return parseList(storedQuestionSchema, docs).filter(search.matches);
}

/**
 * Users, orders and questions that begin with, or have words that begin with, what is typed; at most 28 documents are
 * read. What looks like an order's reference is looked for as that alone. Nothing is asked for that is not for the role.
 * Throws DataError.
 */
export async function findAnything(typed: string, role: AdminRole): Promise<Found> {
  const reference = typed.trim().toUpperCase();
  if (hasDuty(role, 'money') && referencePattern.test(reference)) {
    return { users: [], orders: await findOrders(reference), questions: [] };
  }
  const [{ users }, questions] = await Promise.all([
    hasDuty(role, 'customers') ? searchUsers(typed, mostUsers) : { users: [] },
    hasDuty(role, 'content') ? findQuestions(typed) : [],
  ]);
  return { users, orders: [], questions };
}
