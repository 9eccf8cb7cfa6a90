import { swedishDay } from '../calendar-day';
import type { CategoryRecord, Learner, QuestionRecord } from './learner';

function recordBefore(record: QuestionRecord, moment: number): QuestionRecord | null {
  if (record.first.at >= moment) return null;
  const latest = record.latest.filter(({ at }) => at < moment);
  return { ...record, latest: latest.length > 0 ? latest : [record.first] };
}

function categoryBefore({ questions, days }: CategoryRecord, moment: number): CategoryRecord {
  const today = swedishDay(moment);
  return {
    questions: Object.fromEntries(
      Object.entries(questions).flatMap(([id, record]) => {
        const known = recordBefore(record, moment);
        return known === null ? [] : [[id, known]];
      }),
    ),
    days: Object.fromEntries(Object.entries(days).filter(([day]) => Number(day) < today)),
  };
}

/**
 * The learner as at a moment (milliseconds since the epoch), as far as the answers that are remembered tell: which
 * questions had been answered, how, and what was done on the days before. How often each was answered stays as it is now.
 */
export function learnerBefore(learner: Learner, moment: number): Learner {
  const categories = Object.entries(learner.categories).map(
    ([id, category]) => [id, categoryBefore(category, moment)] as const,
  );
  return { ...learner, categories: Object.fromEntries(categories) };
}

/** How often a question had been answered at a moment, as far as the answers that are remembered tell. */
export function answeredBefore({ answered, latest }: QuestionRecord, moment: number): number {
  return answered - latest.filter(({ at }) => at >= moment).length;
}
