import {
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';

import { questionFields } from '../../domain/admin/content-fields';
import { cutText } from '../../domain/admin/cut-text';
import { describeChange, describeCommon } from '../../domain/admin/describe-change';
import { logDetailsLength } from '../../domain/admin/log-entry';
import { withCategoryName } from '../../domain/question/category-name';
import type { Question } from '../../domain/question/question';
import { withMeaning } from '../../domain/question/meaning';
import { changedFields } from '../../domain/question/question-fields';
import { logContent } from '../admin-log/log-content';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { questionDraftRef } from '../question-drafts/refs';
import { refuseOutdatedDraft } from '../question-drafts/repository';
import { readReports, writeHandling } from '../question-reports/handle-reports';
import { request } from '../firebase/request';
import { CategoryTally, readCategories, type Categories } from './categories-of';
import { keepVersion } from './past-questions';
import { toStoredQuestion } from './to-stored-question';
import { versionedQuestionSchema, type VersionedQuestion } from './versioned-question';
import { questionRef } from './refs';

/** A question to be written, and the version that it is based on; null for a new one. */
export interface QuestionWrite {
  question: Question;
  base: string | null;
  /** Whether it asks something else than before, by its editor; undefined to go by what it looks like (meaning.ts). */
  isChangedMeaning?: boolean | undefined;
  /** The version of the draft that it is published from, which goes with it. */
  draft?: string | undefined;
}

/** A write with what is there before it. */
interface Step extends QuestionWrite {
  document: DocumentSnapshot;
  draftDocument: DocumentSnapshot | null;
  before: VersionedQuestion | undefined;
}

async function readBefore(transaction: Transaction, write: QuestionWrite): Promise<Step> {
  const { id } = write.question;
  const document = await transaction.get(questionRef(id));
  const draftDocument =
    write.draft === undefined ? null : await transaction.get(questionDraftRef(id));
  const before = document.exists() ? parseList(versionedQuestionSchema, [document])[0] : undefined;
  return { ...write, document, draftDocument, before };
}

/** The question as it will be: with its category's name, and for practice with its licence. */
function settle(question: Question, categories: Categories): Question {
  const { kind, categoryId } = question;
  const category = categories[kind].get(categoryId);
  if (category === undefined) {
    throw new DataError('category-gone', `there is no category ${categoryId} of this kind`);
  }
  const { name, licenceType } = { licenceType: question.licenceType, ...category };
  return { ...question, category: name, licenceType };
}

function refuseOutdated({ question, base, document, before }: Step): void {
  if (base === null ? document.exists() : before !== undefined && before.version !== base) {
    throw new DataError('conflict', `${document.ref.path} has been written meanwhile`);
  }
  if (base !== null && !document.exists()) {
    throw new DataError('not-found', `question ${question.id} has been deleted`);
  }
}

/** A question that is written, and what was there before it. */
interface Written extends Pick<Step, 'document' | 'before'> {
  after: Question;
}

/** What the log says of questions that are written together. */
function describeWritten(written: readonly Written[]): string {
  const [first] = written;
  if (first === undefined) return '';
  if (written.length === 1) {
    return describeChange<Question>(first.before ?? null, first.after, questionFields);
  }
  const added = written.filter(({ document }) => !document.exists()).length;
  const figures = `${String(added)} nya, ${String(written.length - added)} ändrade`;
  const changes = written.map(({ before = null, after }) => ({ before, after }));
  const lines = [
    `${String(written.length)} frågor: ${figures}`,
    describeCommon<Question>(changes, questionFields),
    written.map(({ after }) => after.id).join(', '),
  ];
  return cutText(lines.filter((line) => line !== '').join('\n'), logDetailsLength);
}

/**
 * Logs the questions that are written together in one entry, about the first of them: the rules have to look up what an
 * entry is about, and may not look up twenty questions.
 */
function logWritten(transaction: Transaction, written: readonly Written[]): void {
  const [first] = written;
  if (first === undefined) return;
  const { document } = first;
  const action = document.exists() ? 'changeContent' : 'addContent';
  logContent(transaction, action, document.ref, describeWritten(written));
}

/** Reports that are dealt with by what is written. */
export interface MendedReports {
  ids: readonly string[];
  /** What their learners are answered; empty for nothing. */
  answer: string;
}

const noReports: MendedReports = { ids: [], answer: '' };

async function write(
  transaction: Transaction,
  writes: readonly QuestionWrite[],
  mended: MendedReports,
): Promise<void> {
  const steps = await Promise.all(writes.map((each) => readBefore(transaction, each)));
  const concerned = steps.flatMap(({ question, before }) => [question, before ?? []].flat());
  const categories = await readCategories(transaction, concerned);
  const reports = await readReports(transaction, mended.ids);
  const tally = new CategoryTally();
  const written: Written[] = [];
  for (const step of steps) {
    const { document } = step;
    const before =
      step.before && withCategoryName(step.before, [...categories[step.before.kind].values()]);
    const settled = settle(step.question, categories);
    const after = withMeaning(before, settled, step.isChangedMeaning);
    // such as when the answer to an earlier attempt was lost
    if (before !== undefined && changedFields(before, after).length === 0) continue;
    refuseOutdated(step);
    if (step.draftDocument !== null) {
      refuseOutdatedDraft(step.draftDocument, step.draft ?? null);
      transaction.delete(step.draftDocument.ref);
    }
    tally.count(before ?? null, after);
    if (before !== undefined) keepVersion(transaction, document);
    transaction.set(document.ref, {
      ...toStoredQuestion(after),
      createdAt: document.exists() ? (document.get('createdAt') as unknown) : serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    written.push({ document, before, after });
  }
  tally.write(transaction, categories);
  logWritten(transaction, written);
  writeHandling(transaction, reports, { status: 'done', answer: mended.answer });
}

/**
 * Writes questions, all of them or none, keeps what they were, their categories' counts and content versions, and logs it. A question that is
 * what it shall be already is left, so that it can be tried again when an answer is lost. At most 50 at a time, since
 * each is read first. Throws DataError 'conflict' when one, or its draft, has been written since the version that it is based on,
 * 'not-found' when one that is changed, or its draft, has been deleted, 'category-gone' when its category is, 'network'.
 * @param mended reports that are dealt with by it.
 */
export async function writeQuestions(
  writes: readonly QuestionWrite[],
  mended: MendedReports = noReports,
): Promise<void> {
  await request(() =>
    runTransaction(firestore, (transaction) => write(transaction, writes, mended)),
  );
}
