import { runTransaction } from 'firebase/firestore/lite';

import { questionFields } from '../../domain/admin/content-fields';
import { describeChange } from '../../domain/admin/describe-change';
import { withCategoryName } from '../../domain/question/category-name';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { CategoryTally, readCategories } from './categories-of';
import { versionedQuestionSchema, type VersionedQuestion } from './versioned-question';
import { questionRef } from './refs';

/**
 * Deletes a question, counts it off its category and logs it; one that is gone already is as good as deleted. Throws DataError
 * 'conflict' when somebody has written it since it was read.
 */
export async function deleteQuestion({ id, version }: VersionedQuestion): Promise<void> {
  const reference = questionRef(id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(reference);
      if (!document.exists()) return;
      const question = parseDocument(versionedQuestionSchema, document);
      if (question.version !== version) {
        throw new DataError('conflict', `${reference.path} has been written meanwhile`);
      }
      const categories = await readCategories(transaction, [question]);
      const tally = new CategoryTally();
      tally.count(question, null);
      transaction.delete(reference);
      tally.write(transaction, categories);
      const details = describeChange(
        withCategoryName(question, [...categories[question.kind].values()]),
        null,
        questionFields,
      );
      logContent(transaction, 'deleteContent', reference, details);
    }),
  );
}
