import { queryOptions } from '@tanstack/react-query';
import { getDocs, limit, query } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { keptTime, markOf, monthOf } from '../../domain/progress/answer-mark';
import { swedishDay } from '../../domain/calendar-day';
import { emptyDay } from '../../domain/learning/fold-answers';
import type {
  CategoryRecord,
  DayCount,
  Learner,
  QuestionRecord,
} from '../../domain/learning/learner';
import type { AnswerEvent } from '../../domain/progress/answer-event';
import { optionKeySchema } from '../../domain/question/question';
import { reportProblem } from '../../lib/log';
import { onDevice } from '../device-cache';
import { request } from '../firebase/request';
import { earlierProgressOf } from './refs';

/** A question in a document of `users/{uid}/progress`, as it was stored before there were documents of learning. */
const earlierSchema = z.object({
  eventId: z.string(),
  option: optionKeySchema,
  isRight: z.boolean(),
  at: z.int(),
  answered: z.int().check(z.minimum(1)),
  right: z.int().check(z.minimum(0)),
  recent: z._default(z.array(z.string()), []),
});
type EarlierQuestion = z.infer<typeof earlierSchema>;

/** What was stored before, by category and question. */
export type EarlierProgress = Readonly<Record<string, Readonly<Record<string, EarlierQuestion>>>>;

function readQuestions(path: string, fields: unknown): Record<string, EarlierQuestion> {
  const questions =
    typeof fields === 'object' && fields !== null && 'questions' in fields ? fields.questions : {};
  return Object.fromEntries(
    Object.entries(questions ?? {}).flatMap(([id, value]) => {
      const parsed = earlierSchema.safeParse(value);
      if (parsed.success) return [[id, parsed.data]];
      reportProblem(`${path}: question ${id} is malformed and left out`);
      return [];
    }),
  );
}

/** What was stored before there were documents of learning. Throws DataError. */
export async function listEarlierProgress(uid: string): Promise<EarlierProgress> {
  const found = await request(() => getDocs(query(earlierProgressOf(uid), limit(200))));
  return Object.fromEntries(
    found.docs.map((document) => [document.id, readQuestions(document.ref.path, document.data())]),
  );
}

/** What was stored before: asked for once, beside what is stored now. */
export function earlierProgressOptions(uid: string) {
  return queryOptions<EarlierProgress>({
    queryKey: ['earlierProgress', uid],
    queryFn: () => listEarlierProgress(uid),
    // nothing adds to it any more
    staleTime: Infinity,
    ...onDevice,
  });
}

function recordOf({ option, isRight, at, answered, right }: EarlierQuestion): QuestionRecord {
  const answer = { at: keptTime(at), option, isRight };
  return { answered, right, first: answer, latest: [answer] };
}

/** Everything that was answered to a question, on the day of its latest answer: the others were not kept. */
function daysOf(questions: readonly EarlierQuestion[]): CategoryRecord['days'] {
  const days: Record<string, DayCount> = {};
  for (const { at, answered, right } of questions) {
    const day = swedishDay(keptTime(at));
    const known = days[day] ?? emptyDay;
    days[day] = { ...known, answered: known.answered + answered, right: known.right + right };
  }
  return days;
}

/**
 * What was stored before as a learner. Its latest answers are marked as counted, and so are those of `sent` that it knows.
 * @param holds which categories are wanted.
 */
export function fromEarlier(
  earlier: EarlierProgress,
  holds: (categoryId: string) => boolean,
  sent: readonly AnswerEvent[] = [],
): Learner {
  const held = Object.entries(earlier).filter(([id]) => holds(id));
  const seen: Record<string, string[]> = {};
  const mark = ({ id, at }: Pick<AnswerEvent, 'id' | 'at'>) => {
    const month = monthOf(keptTime(at));
    seen[month] = [...new Set([...(seen[month] ?? []), markOf(id)])].sort();
  };
  for (const [, questions] of held) {
    for (const { eventId, at } of Object.values(questions)) mark({ id: eventId, at });
  }
  for (const event of sent) {
    const known = earlier[event.categoryId]?.[event.questionId];
    if (known?.recent.includes(event.id) === true) mark(event);
  }
  return {
    categories: Object.fromEntries(
      held.map(([id, questions]) => [
        id,
        {
          questions: Object.fromEntries(
            Object.entries(questions).map(([key, known]) => [key, recordOf(known)]),
          ),
          days: daysOf(Object.values(questions)),
        },
      ]),
    ),
    sessions: 0,
    seen,
  };
}
