import { lastAnswer, questionsOf, type Learner } from './learner';

/** The category, of these, in which a question was answered last; null when none was. */
export function lastPractised(learner: Learner, categoryIds: ReadonlySet<string>): string | null {
  const [latest] = [...questionsOf(learner).values()]
    .filter(({ categoryId }) => categoryIds.has(categoryId))
    .sort((one, other) => lastAnswer(other).at - lastAnswer(one).at);
  return latest?.categoryId ?? null;
}
