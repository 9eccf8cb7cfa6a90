import { CoursesPage } from '../../features/courses/courses-page';
import { CoursesGate } from './courses-gate';

/** The courses to read. */
export default function CoursesRoute() {
  return (
    <CoursesGate>
      <CoursesPage />
    </CoursesGate>
  );
}
