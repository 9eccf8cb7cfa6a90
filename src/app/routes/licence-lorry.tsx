import { lorryContent } from '../../features/licence-pages/content/lorry';
import { LicencePage } from '../../features/licence-pages/licence-page';

export default function LicenceRoute() {
  return <LicencePage content={lorryContent} />;
}
