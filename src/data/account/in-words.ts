import { isoDate, swedishDay } from '../../domain/calendar-day';
import {
  compareAnswers,
  emptyLearner,
  joinLearners,
  type DayCount,
  type Learner,
  type PastAnswer,
  type QuestionRecord,
} from '../../domain/learning/learner';
import { readRecordKey } from '../../domain/learning/record-key';
import { confidenceNames } from '../../domain/progress/answer-event';
import { optionKeySchema, type Question } from '../../domain/question/question';
import { isDataError } from '../errors';
import { parseLearner, toStoredLearner } from '../learning/stored-learner';
import { listPracticeCategories } from '../practice-categories/repository';
import { listQuestionsById } from '../questions/repository';

/** A document as it is stored, with its id and with its times as text. */
export type StoredDocument = Record<string, unknown>;

/** An answer for somebody to read. */
interface ReadableAnswer {
  /** The day in Sweden, yyyy-mm-dd. */
  day: string;
  /** The text of the option, or its letter where the question is gone or may not be read. */
  chosen: string;
  isRight: boolean;
  /** How sure the learner was, if it was said. */
  confidence?: string;
}

/** What is stored of a learner's answers to a question. */
export interface AnsweredQuestion {
  id: string;
  /** The version of it that was answered; said only where it is a later one than the first. */
  version?: number;
  /** Null where the question is gone, or may not be read without access. */
  question: string | null;
  /** The name of its category, or the id where the category is gone. */
  category: string;
  answered: number;
  right: number;
  /** The first answer and the latest ones that are kept, in order of time. */
  answers: ReadableAnswer[];
}

/** What was done in a category on one day. */
export type PractisedDay = DayCount & { day: string; category: string };

/** What stored ids stand for. */
interface Names {
  questions: ReadonlyMap<string, Question>;
  categories: ReadonlyMap<string, string>;
}

function chosenText(names: Names, questionId: string, option: unknown): string | null {
  const { data: key } = optionKeySchema.safeParse(option);
  return key === undefined ? null : (names.questions.get(questionId)?.options[key] ?? key);
}

function readable(names: Names, questionId: string, answer: PastAnswer): ReadableAnswer {
  const { at, option, isRight, confidence } = answer;
  return {
    day: isoDate(swedishDay(at)),
    chosen: chosenText(names, questionId, option) ?? option,
    isRight,
    ...(confidence !== undefined && { confidence: confidenceNames[confidence] }),
  };
}

function given({ first, latest }: QuestionRecord): PastAnswer[] {
  return latest.some((answer) => compareAnswers(answer, first) === 0)
    ? [...latest]
    : [first, ...latest];
}

/** The answers and days of a learner, by question and by day. */
function learnerInWords({ categories }: Learner, names: Names) {
  const nameOf = (categoryId: string) => names.categories.get(categoryId) ?? categoryId;
  const answers = Object.entries(categories).flatMap(([categoryId, { questions }]) =>
    Object.entries(questions).map(([key, record]): AnsweredQuestion => {
      const { questionId: id, version } = readRecordKey(key);
      return {
        id,
        ...(version > 1 && { version }),
        question: names.questions.get(id)?.text ?? null,
        category: nameOf(categoryId),
        answered: record.answered,
        right: record.right,
        answers: given(record).map((answer) => readable(names, id, answer)),
      };
    }),
  );
  const practiceDays = Object.entries(categories).flatMap(([categoryId, { days }]) =>
    Object.entries(days).map(([day, count]): PractisedDay => ({
      day: isoDate(Number(day)),
      category: nameOf(categoryId),
      ...count,
    })),
  );
  return { answers, practiceDays };
}

/** The learner in a document of `learning`, and the document without what that says whole. */
function readLearning(document: StoredDocument): { learner: Learner; rest: StoredDocument } {
  try {
    const learner = parseLearner(String(document['id']), document);
    const { answers, ...rest } = document;
    return { learner, rest: toStoredLearner(learner).answers === answers ? rest : document };
  } catch {
    return { learner: emptyLearner, rest: document };
  }
}

/** A value that is stored as a text of JSON; anything else as it is. */
function parsedText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isFields = (value: unknown): value is StoredDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function examInWords(exam: StoredDocument, names: Names): StoredDocument {
  const questions = parsedText(exam['questions']);
  if (!Array.isArray(questions)) return exam;
  const told = questions.map((asked: unknown) => {
    if (!isFields(asked)) return asked;
    const id = String(asked['id']);
    const question = names.questions.get(id)?.text ?? null;
    return { ...asked, question, chosen: chosenText(names, id, asked['option']) };
  });
  return { ...exam, questions: told };
}

function savedInWords(saved: StoredDocument, names: Names): StoredDocument {
  const bookmarks = parsedText(saved['bookmarks']);
  if (!isFields(bookmarks)) return saved;
  const told = Object.entries(bookmarks).map(([id, bookmark]) => {
    const question = names.questions.get(id)?.text ?? null;
    return [id, isFields(bookmark) ? { question, ...bookmark } : bookmark];
  });
  return { ...saved, bookmarks: Object.fromEntries(told) as StoredDocument };
}

/** Ids of the questions that documents refer to. */
function questionIds(learner: Learner, exams: StoredDocument[], saved: StoredDocument[]): string[] {
  const answered = Object.values(learner.categories).flatMap(({ questions }) =>
    Object.keys(questions).map((key) => readRecordKey(key).questionId),
  );
  const asked = exams.flatMap((exam) => {
    const questions = parsedText(exam['questions']);
    const all: unknown[] = Array.isArray(questions) ? questions : [];
    return all.flatMap((one) => (isFields(one) ? String(one['id']) : []));
  });
  const bookmarked = saved.flatMap((document) => {
    const bookmarks = parsedText(document['bookmarks']);
    return isFields(bookmarks) ? Object.keys(bookmarks) : [];
  });
  return [...new Set([...answered, ...asked, ...bookmarked])];
}

/** The questions that the learner may read: without access none. Throws DataError 'network'. */
async function listReadable(ids: readonly string[]): Promise<Question[]> {
  try {
    return await listQuestionsById(ids);
  } catch (error) {
    if (isDataError(error, 'permission-denied')) return [];
    throw error;
  }
}

/**
 * What a learner's documents say in codes and by ids, in words: answers and days, tests and bookmarks. What is malformed
 * stays as it is. Throws DataError 'network'.
 */
export async function inWords(documents: {
  learning: StoredDocument[];
  exams: StoredDocument[];
  saved: StoredDocument[];
}) {
  const parts = documents.learning.map(readLearning);
  const learner = parts.map((part) => part.learner).reduce(joinLearners, emptyLearner);
  const ids = questionIds(learner, documents.exams, documents.saved);
  const [questions, categories] = await Promise.all([
    ids.length === 0 ? [] : listReadable(ids),
    listPracticeCategories(),
  ]);
  const names: Names = {
    questions: new Map(questions.map((question) => [question.id, question])),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
  };
  return {
    ...learnerInWords(learner, names),
    learning: parts.map(({ rest }) => rest),
    exams: documents.exams.map((exam) => examInWords(exam, names)),
    saved: documents.saved.map((document) => savedInWords(document, names)),
  };
}
