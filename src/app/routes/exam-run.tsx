import { ExamRunPage } from '../../features/exam/exam-run-page';
import { usePreload } from './use-preload';

const loadResult = () => import('./exam-result');

/** A test under way: one that has been started may be finished, also when free minutes or a licence end meanwhile. */
export default function ExamRunRoute() {
  // a test may be handed in in a tunnel
  usePreload(loadResult);
  return <ExamRunPage />;
}
