import { ExamStartPage } from '../../features/exam/exam-start-page';
import { usePreload } from './use-preload';

const loadRun = () => Promise.all([import('../guards/signed-in-guard'), import('./exam-run')]);

/** Where a test is chosen and started. */
export default function ExamRoute() {
  usePreload(loadRun);
  return <ExamStartPage />;
}
