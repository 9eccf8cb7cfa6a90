import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { useLearner } from '../../components/learner/learner-context';
import { sessionStore } from '../../components/session/session-store';
import { paths } from '../../config/paths';
import type { Recall } from '../../domain/learning/recall';
import type { PracticeCategory } from '../../domain/practice/category';
import type { CategoryStanding } from '../../domain/progress/category-progress';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { ButtonLink } from '../../ui/button';
import { useNearScreen } from '../../ui/use-near-screen';
import { goingOn } from './going-on';
import { RecallBar, RecallKey } from './recall-bar';

// no row waits for its drawing; its loss, on a bad network, costs only itself
const CategorySign = lazy(() =>
  import('../../components/category/category-sign').catch(() => ({ default: () => null })),
);

/** A category in a row: its sign, how far the learner is, and one press to go on; behind it what it is about. */
export function CategoryRow({
  category: { id, name, description, questionCount },
  standing: { answered, right, percent, isFinished },
  recall,
}: {
  category: PracticeCategory;
  standing: CategoryStanding;
  recall: Recall;
}) {
  const { uid } = useLearner();
  const panel = useId();
  const [sign, isNear] = useNearScreen<HTMLSpanElement>();
  const [isOpen, setIsOpen] = useState(false);
  const href = paths.practiceSession.getHref(name);
  const store = sessionStore(uid, id);
  const session = store.read();
  const running = session?.finishedAt === null ? session : null;
  const isEmpty = questionCount === 0;
  const canGoOn = answered > 0 || running !== null;
  return (
    <div className="rounded-card border border-border bg-surface shadow-lift">
      <div className="relative flex min-h-17 items-center gap-2.5 rounded-card py-2 pl-3 transition-colors has-[a:hover]:bg-primary-soft">
        <span ref={sign} className="size-11 shrink-0">
          <Suspense>{isNear && <CategorySign categoryId={id} />}</Suspense>
        </span>
        {/* on a phone the name takes the whole width, and the way on stands beside what is below it */}
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
          <h2 className="col-span-2 text-base leading-tight font-semibold sm:col-span-1">{name}</h2>
          {isEmpty ? (
            <p className="text-sm text-muted-foreground">Inga frågor än</p>
          ) : (
            <div className="grid gap-1">
              <RecallBar label={`Framsteg i ${name}`} percent={percent} recall={recall} />
              <p className="flex flex-wrap justify-between gap-x-2 text-xs text-muted-foreground tabular-nums">
                <span>
                  {right} av {questionCount} rätt
                </span>
                {isFinished ? (
                  <span className="flex items-center gap-1 font-semibold text-success-ink">
                    <CircleCheck aria-hidden className="size-3.5" /> Avklarad
                  </span>
                ) : (
                  <span>{percent}&nbsp;%</span>
                )}
              </p>
            </div>
          )}
          {!isEmpty && (
            <p className="grid min-w-20 justify-items-end text-right leading-tight sm:col-start-2 sm:row-span-2 sm:row-start-1">
              {/* the whole row is pressed */}
              <Link
                to={href}
                state={canGoOn ? goingOn : null}
                aria-label={`${canGoOn ? 'Fortsätt' : 'Öva'}: ${name}`}
                className="font-semibold text-primary after:absolute after:inset-0 after:rounded-card"
              >
                {canGoOn ? 'Fortsätt' : 'Öva'}
              </Link>
              {running !== null && (
                <span className="text-xs text-muted-foreground tabular-nums">
                  Fråga {running.position + 1} av {running.questionIds.length}
                </span>
              )}
            </p>
          )}
        </div>
        <button
          type="button"
          aria-label={`Om ${name}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
          className="relative -mb-2 grid size-11 shrink-0 place-items-center self-end rounded-card text-muted-foreground hover:bg-muted sm:mb-0 sm:self-center"
        >
          <ChevronDown
            aria-hidden
            className={classNames('size-5 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <div id={panel} hidden={!isOpen} className="border-t border-border p-3">
        <p>{description}</p>
        <p className="mt-2 mb-1 font-medium">{formatCount(questionCount, 'fråga', 'frågor')}</p>
        <RecallKey of={{ recall, percent }} />
        {canGoOn && (
          <div className="mt-3 flex items-center gap-3">
            <ButtonLink variant="outline">
              <Link
                to={href}
                onClick={() => {
                  store.remove();
                }}
                aria-label={`Öva: ${name}`}
              >
                Öva
              </Link>
            </ButtonLink>
            <p className="text-sm text-muted-foreground">Börjar ett nytt pass.</p>
          </div>
        )}
      </div>
    </div>
  );
}
