import { Link } from 'react-router-dom';
import carCategories from 'virtual:content/categories/B';
import { questionCounts } from 'virtual:content/question-counts';

import { licenceEntries } from '../../config/licence-entries';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { ButtonLink } from '../../ui/button';
import { Illustration } from '../../components/scene/illustration';
import { VehicleScene } from '../../components/scene/vehicle-scene';
import { licenceDrawings } from '../../components/scene/licence-drawings';

/** What one practises for the licence that most come for, where there is room beside the others. */
function Categories() {
  return (
    <dl className="hidden w-full gap-x-6 border-t border-border pt-2 text-sm sm:grid sm:grid-cols-2 lg:grid-cols-1">
      {carCategories.map(({ name, questionCount }) => (
        <div key={name} className="flex justify-between gap-3 py-1">
          <dt className="min-w-0 truncate">{name}</dt>
          <dd className="shrink-0 text-muted-foreground tabular-nums">{questionCount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The five licences, each with the way to its page; the first, which most come for, is shown large. */
export function LicenceCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:grid-rows-2">
      {licenceEntries.map(({ licence, title, description, href }, index) => (
        <li
          key={licence}
          className={classNames(
            'relative flex overflow-hidden rounded-card border border-border bg-surface shadow-lift max-sm:items-center max-sm:gap-4 max-sm:px-4 max-sm:py-3 sm:flex-col',
            index === 0 && 'sm:col-span-2 lg:col-span-1 lg:row-span-2',
          )}
        >
          <Illustration name={licenceDrawings[licence]} className="h-12 w-20 shrink-0 sm:hidden" />
          <VehicleScene
            vehicle={licenceDrawings[licence]}
            isLarge={index === 0}
            className={index === 0 ? 'h-44 max-sm:hidden' : 'h-36 max-sm:hidden'}
          />
          <div className="flex flex-1 flex-wrap items-end justify-between gap-x-4 sm:gap-y-4 sm:p-5">
            <div className="min-w-0 flex-1 self-start max-sm:basis-full max-sm:leading-tight">
              <h3 className={index === 0 ? 'text-lg sm:text-2xl' : 'text-lg sm:text-xl'}>
                {title}
              </h3>
              <p className="text-sm text-muted-foreground sm:mt-1 sm:text-base">{description}</p>
              <p className="mt-1 text-sm font-medium text-muted-foreground sm:text-primary">
                {formatCount(questionCounts[licence], 'fråga', 'frågor')}
              </p>
            </div>
            {index === 0 && <Categories />}
            {/* on a phone the whole row is pressed */}
            <ButtonLink
              variant="outline"
              className="max-sm:min-h-0! max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-sm max-sm:text-primary max-sm:after:absolute max-sm:after:inset-0 sm:ml-auto"
            >
              <Link to={href}>
                Läs mer<span className="sr-only"> om {title}</span>
              </Link>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
