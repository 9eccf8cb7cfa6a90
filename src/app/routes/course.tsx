import { useParams } from 'react-router-dom';

import { CoursePage } from '../../features/courses/course-page';

/** One course; its id is in the address. */
export default function CourseRoute() {
  return <CoursePage id={useParams()['course'] ?? ''} />;
}
