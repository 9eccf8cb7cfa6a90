import { useQuery } from '@tanstack/react-query';

import { useLearner } from '../../components/learner/learner-context';
import { examsOptions } from '../../data/exams/queries';
import { examAreaNames } from '../../domain/exam/exam-area';
import { progressSince } from '../../domain/exam/exam-history';
import type { ExamResult } from '../../domain/exam/exam-result';
import { Card } from '../../ui/card';

/** Areas that are named. */
const namedAreas = 3;

/** What went better than in the test before, where something did and the page where tests start has read of it. */
export function BetterThanBefore({ result }: { result: ExamResult }) {
  const { uid } = useLearner();
  const { data: history = [] } = useQuery({
    ...examsOptions(uid, result.examId),
    enabled: false,
  });
  const progress = progressSince(history, result);
  if (progress === null) return null;
  const all = { name: 'Hela provet', before: progress.before, now: progress.now };
  const areas = progress.areas.map(({ area, ...shares }) => ({
    name: examAreaNames[area],
    ...shares,
  }));
  return (
    <Card className="mt-4">
      <h2 className="text-xl">
        {all.now > all.before ? 'Bättre än förra provet' : 'Det här gick bättre'}
      </h2>
      <ul className="mt-2 grid gap-1">
        {[...(all.now > all.before ? [all] : []), ...areas.slice(0, namedAreas)].map(
          ({ name, before, now }) => (
            <li key={name}>
              {name}: från {before} till {now}&nbsp;%
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
