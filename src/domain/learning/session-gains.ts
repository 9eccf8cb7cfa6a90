import type { AnswerEvent } from '../progress/answer-event';
import { lastAnswer, versionsOf, type Learner } from './learner';
import { recordKey } from './record-key';

/** What a session came to, beside what the learner had answered before it; each is a number of questions. */
export interface SessionGains {
  /** Right now, wrong the last time. */
  recovered: number;
  /** Right now, and right the last time. */
  kept: number;
  /** Wrong now, right the last time. */
  lost: number;
}

/**
 * What a session's answers came to.
 * @param before the learner as he was when it began.
 */
export function gainsOf(before: Learner, answers: readonly AnswerEvent[]): SessionGains {
  const records = versionsOf(before);
  const gains: SessionGains = { recovered: 0, kept: 0, lost: 0 };
  for (const { questionId, meaningVersion, isRight } of answers) {
    const record = records.get(recordKey(questionId, meaningVersion));
    if (record === undefined) continue;
    if (lastAnswer(record).isRight) {
      gains[isRight ? 'kept' : 'lost']++;
    } else if (isRight) gains.recovered++;
  }
  return gains;
}
