import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';

import { Illustration } from '../../../components/scene/illustration';
import { licenceDrawings } from '../../../components/scene/licence-drawings';
import { firstQuestionsHref, licenceEntries } from '../../../config/licence-entries';
import { StartPage } from './start-page';

/** For who has begun nothing yet: one press to the first question. */
export function LicenceChoice() {
  return (
    <StartPage heading="Vilket körkort?" note="Välj, så kommer fem frågor direkt.">
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {licenceEntries.map((entry) => (
          <li key={entry.licence}>
            <Link
              to={firstQuestionsHref(entry)}
              className="flex h-full min-h-18 items-center gap-4 rounded-card border border-border bg-surface px-4 py-2 leading-tight shadow-lift transition-colors hover:border-primary hover:bg-primary-soft"
            >
              <Illustration
                name={licenceDrawings[entry.licence]}
                className="h-12 w-20 shrink-0 sm:w-24"
              />
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold">{entry.title}</span>
                <span className="block text-sm text-muted-foreground">{entry.description}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </StartPage>
  );
}
