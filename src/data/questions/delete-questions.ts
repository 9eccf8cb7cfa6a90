import { runTransaction, type Transaction } from 'firebase/firestore/lite';

import { questionFields } from '../../domain/admin/content-fields';
import { cutText } from '../../domain/admin/cut-text';
import { describeChange } from '../../domain/admin/describe-change';
import { logDetailsLength } from '../../domain/admin/log-entry';
import { withCategoryName } from '../../domain/question/category-name';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { CategoryTally, readCategories } from './categories-of';
import { versionedQuestionSchema, type VersionedQuestion } from './versioned-question';
import { questionRef } from './refs';

/** The question as it is now, or null where it is gone; it has to be of the version that was shown. */
async function readShown(
  transaction: Transaction,
  { id, version }: VersionedQuestion,
): Promise<VersionedQuestion | null> {
  const document = await transaction.get(questionRef(id));
  if (!document.exists()) return null;
  const question = parseDocument(versionedQuestionSchema, document);
  if (question.version !== version) {
    throw new DataError('conflict', `${document.ref.path} has been written meanwhile`);
  }
  return question;
}

async function deleteIn(
  transaction: Transaction,
  shown: readonly VersionedQuestion[],
): Promise<void> {
  const found = await Promise.all(shown.map((each) => readShown(transaction, each)));
  const read = found.filter((question) => question !== null);
  const categories = await readCategories(transaction, read);
  const tally = new CategoryTally();
  for (const question of read) {
    tally.count(question, null);
    transaction.delete(questionRef(question.id));
  }
  tally.write(transaction, categories);
  const [first] = read;
  if (first === undefined) return;
  const named = withCategoryName(first, [...categories[first.kind].values()]);
  const ids = read.map(({ id }) => id).join(', ');
  const details =
    read.length === 1
      ? describeChange(named, null, questionFields)
      : cutText(`${String(read.length)} frågor togs bort\n${ids}`, logDetailsLength);
  // one entry, about the first of them, as with questions that are written together
  logContent(transaction, 'deleteContent', questionRef(first.id), details);
}

/**
 * Deletes questions, all of them or none, counts them off their categories and logs it; one that is gone already is as good
 * as deleted. At most 50 at a time, since each is read first. Throws DataError 'conflict' when somebody has written one of them since it
 * was read.
 */
export async function deleteQuestions(questions: readonly VersionedQuestion[]): Promise<void> {
  await request(() => runTransaction(firestore, (transaction) => deleteIn(transaction, questions)));
}
