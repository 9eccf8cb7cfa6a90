import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { examAreaNames } from '../../domain/exam/exam-area';
import { passPercent, pointsByArea, weakest, type ExamResult } from '../../domain/exam/exam-result';
import { percentage } from '../../domain/progress/result-band';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';

/** Points area by area, as the authority reports them, and the way to practise the weakest. */
export function AreaPoints({ result, canPractise }: { result: ExamResult; canPractise: boolean }) {
  const categories = useQuery(practiceCategoriesOptions());
  const weak = weakest(result);
  const mark = passPercent(result);
  const category = categories.data?.find(({ id }) => id === weak?.categoryId);
  return (
    <Card className="mt-6">
      <h2 className="text-xl">Poäng per område</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        Strecket är gränsen för hela provet, {mark}&nbsp;%.
      </p>
      <ul className="mt-4 grid gap-4">
        {pointsByArea(result.questions).map(({ area, points }) => (
          <li key={area} className="grid gap-1.5">
            <div className="flex justify-between gap-3">
              <span className="font-medium">{examAreaNames[area]}</span>
              <span className="shrink-0 tabular-nums">
                {points.right} av {points.scored}
              </span>
            </div>
            <ProgressBar
              label={examAreaNames[area]}
              percent={percentage(points.right, points.scored)}
              mark={mark}
            />
          </li>
        ))}
      </ul>
      {weak !== null && category !== undefined && (
        <div className="mt-5 border-t border-border pt-5 print:hidden">
          <p>
            Här hade du lägst andel rätt: <strong>{examAreaNames[weak.area]}</strong>
            {category.name !== examAreaNames[weak.area] && `, särskilt ${category.name}`}.
          </p>
          {canPractise && (
            <ButtonLink className="mt-3" variant="outline">
              <Link to={paths.practiceSession.getHref(category.name)}>Öva på det här</Link>
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
