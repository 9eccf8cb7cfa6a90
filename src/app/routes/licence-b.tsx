import { carContent } from '../../features/licence-pages/content/b';
import { LicencePage } from '../../features/licence-pages/licence-page';

export default function LicenceRoute() {
  return <LicencePage content={carContent} />;
}
