import { motorcycleContent } from '../../features/licence-pages/content/motorcycle';
import { LicencePage } from '../../features/licence-pages/licence-page';

export default function LicenceRoute() {
  return <LicencePage content={motorcycleContent} />;
}
