import { learners, type Learner } from '../access-cases';

/** Who asks: nobody, a learner of the access table, or the administrator, who has neither profile nor licence. */
export type Actor = 'visitor' | Learner | 'admin';

export const actors: readonly Actor[] = ['visitor', ...learners, 'admin'];

/** Stands in a request's data for the user id of whoever asks, so that changing the actor changes nothing else. */
export const askersId = Symbol('user id of the one who asks');

/** Stands for it in a request's path. */
export const askersIdInPath = '{asker}';

/** Stands in a request's data for the e-mail address in the token of whoever asks. */
export const askersEmail = Symbol('e-mail of the one who asks');
