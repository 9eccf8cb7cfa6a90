import { taxiContent } from '../../features/licence-pages/content/taxi';
import { LicencePage } from '../../features/licence-pages/licence-page';

export default function LicenceRoute() {
  return <LicencePage content={taxiContent} />;
}
