import type { ExamAttempt } from '../../src/domain/exam/attempt';
import type { BankQuestion, ExamQuestion } from '../../src/domain/exam/draw';
import type { ExamResult, MarkedQuestion } from '../../src/domain/exam/exam-result';
import type { ExamFormat } from '../../src/domain/exam/format';

/** When the tests of the factories start. */
export const examStart = Date.UTC(2026, 10, 20, 9);

const minute = 60_000;

/** A question of the bank about traffic rules, of which a is right. */
export function bankQuestion(id: string, change: Partial<BankQuestion> = {}): BankQuestion {
  return { id, categoryId: 'vajning', area: 'trafikregler', answer: 'a', ...change };
}

/** A question in a test that counts, of which a is right. */
export function examQuestion(id: string, change: Partial<ExamQuestion> = {}): ExamQuestion {
  return {
    id,
    categoryId: 'vajning',
    area: 'trafikregler',
    answer: 'a',
    isTrial: false,
    ...change,
  };
}

/** A test for B of 50 minutes, with its areas as the quotas say. */
export function examFormat(
  quotas: ExamFormat['quotas'],
  change: Partial<Omit<ExamFormat, 'quotas'>> = {},
): ExamFormat {
  const scored = quotas.reduce((sum, quota) => sum + quota.scored, 0);
  const trial = quotas.reduce((sum, quota) => sum + quota.trial, 0);
  return {
    questions: scored + trial,
    scored,
    trial,
    passMark: Math.ceil(scored * 0.8),
    minutes: 50,
    extendedMinutes: 75,
    quotas,
    isShortened: false,
    missing: [],
    ...change,
  };
}

/** A test for B of four questions and 50 minutes that has just started. */
export function examAttempt(change: Partial<ExamAttempt> = {}): ExamAttempt {
  return {
    id: 'prov1',
    examId: 'B',
    isExtended: false,
    isShortened: true,
    passMark: 3,
    startedAt: examStart,
    deadline: examStart + 50 * minute,
    questions: ['q1', 'q2', 'q3', 'q4'].map((id) => examQuestion(id)),
    chosen: {},
    flagged: [],
    changed: [],
    position: 0,
    latest: examStart,
    handedIn: null,
    ...change,
  };
}

/** A question of a finished test that counts and was answered right. */
export function markedQuestion(id: string, change: Partial<MarkedQuestion> = {}): MarkedQuestion {
  return {
    id,
    categoryId: 'vajning',
    area: 'trafikregler',
    option: 'a',
    answer: 'a',
    isRight: true,
    isTrial: false,
    isFlagged: false,
    ...change,
  };
}

/** A test for B, handed in by the learner after half an hour. */
export function examResult(change: Partial<ExamResult> = {}): ExamResult {
  return {
    id: 'prov1',
    examId: 'B',
    isExtended: false,
    isShortened: true,
    passMark: 1,
    startedAt: examStart,
    finishedAt: examStart + 30 * minute,
    endedBy: 'learner',
    questions: [markedQuestion('q1')],
    ...change,
  };
}
