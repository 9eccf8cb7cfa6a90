import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import type { PracticeCategory } from '../../domain/practice/category';
import { progressTone } from '../../domain/progress/result-band';
import type { CategoryStanding } from '../../domain/progress/category-progress';
import { formatCount } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { CategoryTile } from '../../components/category/category-tile';
import { ProgressBar } from '../../ui/progress-bar';
import { sessionStore } from '../../components/session/session-store';

/** A category with its count, the learner's progress, and the ways into it. */
export function CategoryCard({
  category,
  standing,
}: {
  category: PracticeCategory;
  standing: CategoryStanding;
}) {
  const { uid } = useLearner();
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
    <CategoryTile
      name={category.name}
      icon={category.icon}
      color={category.color}
      size={formatCount(category.questionCount, 'fråga', 'frågor')}
      description={category.description}
    >
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
    </CategoryTile>
  );
}
