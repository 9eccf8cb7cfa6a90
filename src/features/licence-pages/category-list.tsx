import { formatCount } from '../../lib/format';
import type { LicenceContent } from './licence-content';

/** The categories that the service has for a licence, each with how many questions it holds. */
export function CategoryList({ categories }: Pick<LicenceContent, 'categories'>) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {categories.map(({ name, description, questionCount }) => (
        <li key={name} className="border-t border-border py-5">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="text-lg">{name.replace(/^[^:]+: /, '')}</h3>
            <span className="shrink-0 text-sm font-medium text-primary tabular-nums">
              {formatCount(questionCount, 'fråga', 'frågor')}
            </span>
          </div>
          <p className="mt-1 text-pretty text-muted-foreground">{description}</p>
        </li>
      ))}
    </ul>
  );
}
