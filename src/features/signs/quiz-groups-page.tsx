import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { isFreeSignGroup, signGroups } from '../../domain/sign/sign-group';
import { signsOf } from '../../domain/sign/signs';
import { Badge } from '../../ui/badge';
import { Page } from '../../ui/page';
import { SignPicture } from '../../components/sign/sign-picture';

/** The groups to practise, each with a sign of its own. */
export function QuizGroupsPage() {
  return (
    <Page
      title="Öva på vägmärken"
      intro="Välj en grupp. Du får upp till tio frågor: vad märket betyder, eller vilket märke som betyder det."
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {signGroups.map((group) => {
          const signs = signsOf(group.id);
          return (
            <li key={group.id}>
              <Link
                to={paths.signQuiz.getHref(group.slug)}
                className="flex h-full items-center gap-4 rounded-card border border-border bg-surface p-4 transition-colors hover:border-primary"
              >
                <SignPicture name={signs[0]?.code ?? ''} className="size-16" />
                <span>
                  <span className="block text-lg leading-snug font-semibold">{group.title}</span>
                  <span className="text-muted-foreground">{signs.length} märken</span>
                  {isFreeSignGroup(group) && (
                    <span className="mt-1 block">
                      <Badge tone="success">Gratis</Badge>
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
