import { company } from '../../config/company';
import { Alert } from '../../ui/alert';
import { Page } from '../../ui/page';

/** Tells a learner whose account has been made inactive whom to turn to. */
export function BlockedNotice({ title }: { title: string }) {
  return (
    <Page title={title} width="reading">
      <Alert tone="warning" title="Ditt konto är inaktivt">
        Du kan logga in men inte öva. Kontakta kundtjänst på {company.email} så hjälper vi dig.
      </Alert>
    </Page>
  );
}
