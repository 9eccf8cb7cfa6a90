import { Link } from 'react-router-dom';
import { questionCounts } from 'virtual:content/question-counts';

import { licenceEntries } from '../../config/licence-entries';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { ButtonLink } from '../../ui/button';
import { VehicleScene } from '../../components/scene/vehicle-scene';
import { licenceDrawings } from './licence-drawings';

/** The five licences, each with the way to its page; the first, which most come for, is shown large. */
export function LicenceCards() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:grid-rows-2">
      {licenceEntries.map(({ licence, title, description, href }, index) => (
        <li
          key={licence}
          className={classNames(
            'flex flex-col overflow-hidden rounded-card border border-border bg-surface shadow-lift',
            index === 0 && 'sm:col-span-2 lg:col-span-1 lg:row-span-2',
          )}
        >
          <VehicleScene
            vehicle={licenceDrawings[licence]}
            isLarge={index === 0}
            className={index === 0 ? 'h-52 lg:h-auto lg:flex-1' : 'h-36'}
          />
          <div className={classNames('flex justify-between gap-4 p-5', index > 0 && 'flex-1')}>
            <div className="min-w-0">
              <h3 className={index === 0 ? 'text-2xl' : 'text-xl'}>{title}</h3>
              <p className="mt-1 text-muted-foreground">{description}</p>
              <p className="mt-1 text-sm font-medium text-primary">
                {formatCount(questionCounts[licence], 'fråga', 'frågor')}
              </p>
            </div>
            <ButtonLink variant="outline" className="shrink-0 self-end">
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
