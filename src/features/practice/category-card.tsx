import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { PracticeCategory } from '../../domain/practice/category';
import { progressTone } from '../../domain/practice/result-band';
import type { CategoryStanding } from '../../domain/progress/category-progress';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { categoryColors, categoryIcons } from './category-look';
import { sessionStore } from './session-store';

/** A category with its count, the learner's progress, and the ways into it. */
export function CategoryCard({
  uid,
  category,
  standing,
}: {
  uid: string;
  category: PracticeCategory;
  standing: CategoryStanding;
}) {
  const Icon = categoryIcons[category.icon];
  const href = paths.practiceSession.getHref(category.name);
  const store = sessionStore(uid, category.id);
  const startAnew = () => {
    store.remove();
  };
  const session = store.read();
  const isStarted = standing.answered > 0 || (session !== null && session.finishedAt === null);
  const unlessFinished = () => {
    if (store.read()?.finishedAt != null) store.remove();
  };
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3">
        <span
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-card',
            categoryColors[category.color],
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{category.name}</h2>
          <p className="text-sm text-muted-foreground">
            {formatCount(category.questionCount, 'fråga', 'frågor')}
          </p>
        </div>
      </div>
      <p className="flex-1">{category.description}</p>
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-2 text-sm">
          <span className="text-muted-foreground">
            {standing.right} av {category.questionCount} rätt
          </span>
          {standing.isFinished ? (
            <Badge tone="success">
              <CircleCheck aria-hidden className="size-4" /> Avklarad
            </Badge>
          ) : (
            <span className="font-medium tabular-nums">{standing.percent}&nbsp;%</span>
          )}
        </div>
        <ProgressBar
          label={`Framsteg i ${category.name}`}
          percent={standing.percent}
          tone={progressTone(standing.percent)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {isStarted && (
          <ButtonLink className="flex-1">
            <Link to={href} onClick={unlessFinished} aria-label={`Fortsätt: ${category.name}`}>
              Fortsätt
            </Link>
          </ButtonLink>
        )}
        <ButtonLink className="flex-1" variant={isStarted ? 'outline' : 'primary'}>
          <Link to={href} onClick={startAnew} aria-label={`Öva: ${category.name}`}>
            Öva
          </Link>
        </ButtonLink>
      </div>
    </Card>
  );
}
