import { taxiOperatorContent } from '../../features/licence-pages/content/taxi-operator';
import { LicencePage } from '../../features/licence-pages/licence-page';

export default function LicenceRoute() {
  return <LicencePage content={taxiOperatorContent} />;
}
