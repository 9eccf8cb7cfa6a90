import { Page } from '../../ui/page';
import { ErrorState } from '../../ui/error-state';

/** Shown when it could not be found out whether the page is open. */
export function AccessFailed({
  title,
  retry,
  isRetrying,
}: {
  title: string;
  retry: () => void;
  isRetrying: boolean;
}) {
  return (
    <Page title={title} width="reading">
      <ErrorState title="Kunde inte hämta ditt konto" onRetry={retry} isRetrying={isRetrying}>
        Kontrollera din anslutning. Det du redan har svarat finns kvar.
      </ErrorState>
    </Page>
  );
}
