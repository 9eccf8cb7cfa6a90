import { Page } from '../../ui/page';
import { ErrorState } from '../../ui/error-state';

/** Shown in a page's place when the page, or the loading of its code, fails. */
export function RouteError() {
  return (
    <Page title="Något gick fel" isHeadingHidden width="reading">
      <ErrorState
        title="Sidan kunde inte visas"
        onRetry={() => {
          window.location.reload();
        }}
      >
        Kontrollera din anslutning och försök igen. Det du redan har svarat finns kvar.
      </ErrorState>
    </Page>
  );
}
