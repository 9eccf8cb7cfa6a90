import { Page } from '../../ui/page';
import { EmptyState } from '../../ui/states';

/** The administrator panel's address until the panel is built. */
export function AdminPage() {
  return (
    <Page title="Admin-inloggning" width="reading">
      <EmptyState title="Administratörspanelen är inte öppen än">
        <p>Frågor och kategorier läses in från projektets innehåll tills panelen finns.</p>
      </EmptyState>
    </Page>
  );
}
