import { Navigate, useParams } from 'react-router-dom';
import firstQuestions from 'virtual:content/first-questions';

import { ScenePicture } from '../../components/scene/scene-picture';
import { licenceEntries } from '../../config/licence-entries';
import { paths } from '../../config/paths';
import { Demo } from '../../features/demo/demo-page';

/** Five questions of a licence for anyone, one at a time, then a result. Those of B are the demo without a name. */
export default function LicenceDemoRoute() {
  const { licence: part = '' } = useParams();
  const entry = licenceEntries.find(({ href }) => href === `/${part}`);
  if (entry === undefined || entry.licence === 'B') {
    return <Navigate to={paths.demo.getHref()} replace />;
  }
  const { licence, title } = entry;
  return (
    <Demo
      key={licence}
      title={`Demo: ${title}`}
      questions={firstQuestions[licence]}
      Picture={ScenePicture}
    />
  );
}
