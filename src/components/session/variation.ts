import { recall } from '../../data/device-cache';
import { learnerOptions } from '../../data/learning/queries';
import { queryClient } from '../../data/query-client';
import { emptyLearner, versionsOf } from '../../domain/learning/learner';
import { answeredBefore } from '../../domain/learning/learner-before';
import { recordKey } from '../../domain/learning/record-key';
import { keptTime } from '../../domain/progress/answer-mark';
import type { Question } from '../../domain/question/question';
import type * as Variations from '../../domain/question/vary-question';
import { toServerTime } from '../../lib/server-clock';

/**
 * A question as a session shows it that began at a moment of the device's clock: the first time as it is written, and with
 * another scene or other figures every time after that. As long as the session lasts, and after a reload, it is the same.
 */
export type Vary = (question: Question, startedAt: number) => Question;

/** By what the page or else the device knows of the learner; nothing is read from the server for it. */
export async function prepareVariation(uid: string, questions: readonly Question[]): Promise<Vary> {
  let variations: typeof Variations | undefined;
  const loading = import('../../domain/question/vary-question').then(
    (module) => {
      variations = module;
    },
    // without a network questions are shown as they are written
    () => undefined,
  );
  const options = learnerOptions(uid);
  const kept =
    queryClient.getQueryData(options.queryKey) ?? (await recall(options)) ?? emptyLearner;
  const recordsNow = () => versionsOf(queryClient.getQueryData(options.queryKey) ?? kept);
  let session = { startedAt: 0, records: recordsNow(), shown: new Map<Question, Question>() };
  const recordOf = ({ id, meaningVersion }: Question) =>
    session.records.get(recordKey(id, meaningVersion));
  const isAgain = (question: Question) =>
    (question.scene ?? question.calculation) !== undefined && recordOf(question) !== undefined;
  // what is asked for the first time waits for nothing; the same session may be begun again
  if (questions.some(isAgain)) await loading;

  const timesAnswered = (question: Question): number => {
    const record = recordOf(question);
    return record === undefined
      ? 0
      : answeredBefore(record, keptTime(toServerTime(session.startedAt)));
  };
  const show = (question: Question): Question => {
    if (variations === undefined) return question;
    const { caseId, variationSeed, varyQuestion } = variations;
    const shared = caseId(question);
    // the questions of a case show the same figures
    const together =
      shared === null ? [question] : questions.filter((one) => caseId(one) === shared);
    const answered = Math.max(...together.map(timesAnswered));
    return answered > 0
      ? varyQuestion(question, variationSeed(shared ?? question.id, answered))
      : question;
  };
  return (question, startedAt) => {
    if (session.startedAt !== startedAt) {
      session = { startedAt, records: recordsNow(), shown: new Map() };
    }
    const shown = session.shown.get(question) ?? show(question);
    session.shown.set(question, shown);
    return shown;
  };
}
