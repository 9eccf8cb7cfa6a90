import type { BankQuestion } from '../exam/draw';
import { earlierRecords, recordOf } from './judge-record';
import {
  compareAnswers,
  versionsOf,
  type Learner,
  type PastAnswer,
  type QuestionRecord,
} from './learner';
import { versionKey } from './record-key';
import { remember, type Memory, type Review } from './memory';

/** A rule to be learnt: the questions of one concept, or one question that has none. */
export interface Concept {
  /** The concept's name, or the question's id. */
  key: string;
  questions: readonly BankQuestion[];
  /** The same, and what some of them asked before they came to mean something else: siblings that are asked no more. */
  everAsked: readonly BankQuestion[];
  /** What was answered to any of these, in order of time. */
  answers: readonly PastAnswer[];
  /** What was answered to each of them, by id, in order of time; nothing for new ones. */
  answersTo: ReadonlyMap<string, readonly PastAnswer[]>;
  /** The first answer to each of them, by id, which may be too old to be among those that are remembered. */
  firstTo: ReadonlyMap<string, PastAnswer>;
  /** Null where nothing was answered. */
  memory: Memory | null;
  /** How its memory foretold the later answers. */
  reviews: readonly Review[];
}

/** The questions of each concept, by its name; one that has none stands by itself. */
export function groupByConcept<Asked extends Pick<BankQuestion, 'id' | 'concept'>>(
  bank: readonly Asked[],
): Map<string, Asked[]> {
  const groups = new Map<string, Asked[]>();
  for (const question of bank) {
    // a question's id may look like a concept's name
    const key = question.concept === undefined ? `?${question.id}` : question.concept;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [question]);
    else group.push(question);
  }
  return groups;
}

/**
 * What a learner knows of every concept of the bank, by answers before a moment (milliseconds since the epoch; all of
 * them if none is given). Siblings share one memory: whoever knew the rule in one situation has recalled the rule.
 */
export function conceptsOf(
  learner: Learner,
  bank: readonly BankQuestion[],
  before = Infinity,
): Concept[] {
  const records = versionsOf(learner);
  return [...groupByConcept(bank)].map(([key, questions]) => {
    const answersTo = new Map<string, readonly PastAnswer[]>();
    const firstTo = new Map<string, PastAnswer>();
    const add = (id: string, record: QuestionRecord | undefined) => {
      if (record === undefined || record.first.at >= before) return [];
      const latest = record.latest.filter(({ at }) => at < before);
      const known = latest.length > 0 ? latest : [record.first];
      answersTo.set(id, known);
      firstTo.set(id, record.first);
      return known;
    };
    const earlier = questions.flatMap((question) =>
      earlierRecords(records, question).map((record) => ({
        record,
        question: { ...question, id: versionKey(question.id, record.version) },
      })),
    );
    const answers = [
      ...questions.flatMap((question) => add(question.id, recordOf(records, question))),
      ...earlier.flatMap(({ question, record }) => add(question.id, record)),
    ];
    const everAsked = [...questions, ...earlier.map(({ question }) => question)];
    if (everAsked.length > 1) answers.sort(compareAnswers);
    return { key, questions, everAsked, answers, answersTo, firstTo, ...remember(answers) };
  });
}
