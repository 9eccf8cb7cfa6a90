import { useParams } from 'react-router-dom';

import { CoursePage } from '../../features/courses/course-page';
import { CoursesGate } from './courses-gate';

/** One course; its id is in the address. */
export default function CourseRoute() {
  const { course = '' } = useParams();
  return (
    <CoursesGate>
      <CoursePage id={course} />
    </CoursesGate>
  );
}
