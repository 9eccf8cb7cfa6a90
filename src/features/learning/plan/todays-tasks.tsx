import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { taskName } from '../../../domain/learning/calendar-file';
import type { Learner } from '../../../domain/learning/learner';
import type { PlanTask } from '../../../domain/learning/plan';
import type { PracticeCategory } from '../../../domain/practice/category';
import { percentage } from '../../../domain/progress/result-band';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ProgressBar } from '../../../ui/progress-bar';
import { weakestCategory } from '../weakest-category';

function isDone(task: PlanTask, isReviewDone: boolean): boolean {
  switch (task.kind) {
    case 'review':
      return isReviewDone;
    case 'practice':
      return task.done >= task.questions;
    case 'mockTest':
      return task.isDone;
    case 'test':
      return false;
  }
}

/** Where a task is done; nowhere here for the real test. */
function hrefOf(
  task: PlanTask,
  categories: readonly PracticeCategory[],
  learner: Learner,
): string | undefined {
  switch (task.kind) {
    case 'review':
      return paths.review.getHref();
    case 'practice': {
      const category = weakestCategory(task.area, categories, learner);
      return category && paths.practiceSession.getHref(category.name);
    }
    case 'mockTest':
      return paths.exam.getHref();
    case 'test':
      return undefined;
  }
}

/** What the plan has for today, each with the way to it. */
export function TodaysTasks({
  tasks,
  categories,
  learner,
  isReviewDone,
}: {
  tasks: readonly PlanTask[];
  categories: readonly PracticeCategory[];
  learner: Learner;
  isReviewDone: boolean;
}) {
  return (
    <Card>
      <h2 className="text-xl">Idag</h2>
      <ul className="mt-2 divide-y divide-border">
        {tasks.map((task) => {
          const name = taskName(task);
          const href = hrefOf(task, categories, learner);
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium">{name}</p>
                {task.kind === 'practice' && (
                  <div className="mt-1.5 grid max-w-72 gap-1">
                    <ProgressBar
                      label={name}
                      percent={Math.min(100, percentage(task.done, task.questions))}
                    />
                    <p className="text-sm text-muted-foreground tabular-nums">
                      {Math.min(task.done, task.questions)} av {task.questions} besvarade
                    </p>
                  </div>
                )}
              </div>
              {isDone(task, isReviewDone) ? (
                <p className="flex items-center gap-2 font-medium text-success">
                  <CircleCheck aria-hidden className="size-5" /> Klart
                </p>
              ) : (
                href !== undefined && (
                  <ButtonLink variant="outline">
                    <Link to={href} aria-label={`Börja: ${name}`}>
                      Börja
                    </Link>
                  </ButtonLink>
                )
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
