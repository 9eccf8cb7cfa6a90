import type { Bank } from '../../../data/exams/bank';
import type { ReviewItem } from '../../../domain/learning/daily-review';
import type { MixedSource } from '../../../domain/practice/session-source';

/** Why a question is asked. */
const reasons: Record<ReviewItem['reason'], string> = {
  confidentError: 'Säker men fel sist',
  due: 'Dags igen',
  weak: 'Behöver övas',
  new: 'Ny',
};

/** A round of the review as a session. */
export function reviewSource(round: readonly ReviewItem[], bank: Bank): MixedSource {
  const byId = new Map(round.map((item) => [item.questionId, item]));
  return {
    id: 'repetition',
    name: 'Dagens repetition',
    questions: round.flatMap(({ questionId }) => bank.byId.get(questionId) ?? []),
    mix: {
      categoryOf: (id) => byId.get(id)?.categoryId ?? '',
      reasonOf: (id) => reasons[byId.get(id)?.reason ?? 'due'],
    },
  };
}
