import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { examAreaNames } from '../../../domain/exam/exam-area';
import type { Learner } from '../../../domain/learning/learner';
import type { Readiness } from '../../../domain/readiness/readiness';
import type { PracticeCategory } from '../../../domain/practice/category';
import { percentage } from '../../../domain/progress/result-band';
import { formatCount } from '../../../lib/format';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ProgressBar } from '../../../ui/progress-bar';
import { weakestCategory } from '../weakest-category';

/** What is missing before anything can be said. */
export function TooEarly({
  standing: { answered, needed, areas },
  categories,
  learner,
}: {
  standing: Extract<Readiness, { kind: 'tooEarly' }>;
  categories: readonly PracticeCategory[];
  learner: Learner;
}) {
  const missing = Math.max(0, needed - answered);
  const [first] = areas;
  const category = first && weakestCategory(first.area, categories, learner);
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl">För tidigt att säga</h2>
      <p>
        {missing > 0
          ? `Svara på ${formatCount(missing, 'fråga till', 'frågor till')}, så kan vi säga något som går att lita på.`
          : 'Några områden saknas än. Svara på lite till i dem, så kan vi säga något som går att lita på.'}
      </p>
      {missing > 0 && (
        <div className="grid gap-1.5">
          <div className="flex justify-between gap-3">
            <span className="font-medium">Olika frågor besvarade</span>
            <span className="tabular-nums">
              {answered} av minst {needed}
            </span>
          </div>
          <ProgressBar label="Olika frågor besvarade" percent={percentage(answered, needed)} />
        </div>
      )}
      {areas.length > 0 && (
        <div>
          <h3 className="text-lg">Här behövs fler svar</h3>
          <ul className="mt-2 grid gap-1">
            {areas.map((area) => (
              <li key={area.area} className="flex justify-between gap-3">
                <span>{examAreaNames[area.area]}</span>
                <span className="shrink-0 text-muted-foreground tabular-nums">
                  {area.answered} av {area.needed}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ButtonLink className="py-2 whitespace-normal! sm:justify-self-start">
        <Link
          to={
            category === undefined
              ? paths.practice.getHref()
              : paths.practiceSession.getHref(category.name)
          }
        >
          {category === undefined
            ? 'Till övningarna'
            : `Öva på ${examAreaNames[category.examArea].toLowerCase()}`}
        </Link>
      </ButtonLink>
    </Card>
  );
}
