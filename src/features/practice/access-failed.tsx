import { Page } from '../../ui/page';
import { ErrorState } from '../../ui/states';

/** Shown when it could not be found out whether practice is open. */
export function AccessFailed({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  return (
    <Page title="Övning" width="reading">
      <ErrorState title="Kunde inte hämta ditt konto" onRetry={retry} isRetrying={isRetrying}>
        Kontrollera din anslutning. Det du redan har svarat finns kvar.
      </ErrorState>
    </Page>
  );
}
