import { errorGroupsOptions } from '../../data/client-errors/queries';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../shared/paged-list';
import { TabHeader } from '../shared/tab-header';
import { useKeptFocus } from '../shared/use-kept-focus';
import { usePages } from '../shared/use-pages';
import { ErrorCard } from './error-card';

/** The tab 'Driftfel': what goes wrong in the program in people's browsers, by message and release. */
export default function ErrorsTab() {
  const pages = usePages(errorGroupsOptions);
  const { listRef, keepFocus } = useKeptFocus();
  return (
    <div ref={listRef} tabIndex={-1} className="outline-none">
      <TabHeader
        title="Driftfel"
        intro="Det som går fel i programmet hos besökarna, senast sett först. Ingen kan se vem det gäller."
      />
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda driftfelen."
        empty={
          <EmptyState title="Inga driftfel">
            <p>Här hamnar fel som programmet själv märker.</p>
          </EmptyState>
        }
      >
        {(groups) => (
          <ul aria-label="Driftfel" className="grid gap-4">
            {groups.map((group) => (
              <li key={group.id}>
                <ErrorCard group={group} onMarked={keepFocus} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <p className="mt-4 text-sm text-muted-foreground">
        Varje fel räknas en gång per person och dag och finns kvar i 90 dagar.
      </p>
    </div>
  );
}
