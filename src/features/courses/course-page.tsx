import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useLearner } from '../../components/learner/learner-context';
import { paths } from '../../config/paths';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { publishedCourseOptions, publishedCoursesOptions } from '../../data/theory-courses/queries';
import { licenceTypes } from '../../domain/licence-type';
import { ButtonLink } from '../../ui/button';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { CourseReader } from './course-reader';

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page title="Kurs" width="reading">
      {children}
    </Page>
  );
}

/** The courses that the learner has, or those of the course's licence when the address is of another. */
function useCourses(id: string) {
  const { uid } = useLearner();
  const [practised] = useState(() => licenceStore(uid).read() ?? licenceTypes[0]);
  const own = useQuery(publishedCoursesOptions(practised));
  const isElsewhere = own.data?.every((each) => each.id !== id) ?? false;
  const found = useQuery({ ...publishedCourseOptions(id), enabled: isElsewhere });
  const licence = found.data?.licenceType;
  const others = useQuery({
    ...publishedCoursesOptions(licence ?? practised),
    enabled: isElsewhere && licence !== undefined,
  });
  if (!isElsewhere) return { courses: own.data, queries: [own] };
  return { courses: found.data === null ? [] : others.data, queries: [found, others] };
}

/** One course, to read. */
export function CoursePage({ id }: { id: string }) {
  const { courses, queries } = useCourses(id);
  if (courses === undefined) {
    return (
      <Frame>
        <NotLoaded
          queries={queries}
          title="Kunde inte hämta kursen"
          skeleton={<Skeleton className="h-96" />}
        />
      </Frame>
    );
  }
  const course = courses.find((each) => each.id === id);
  if (course === undefined) {
    return (
      <Frame>
        <EmptyState
          title="Kursen finns inte"
          action={
            <ButtonLink>
              <Link to={paths.courses.getHref()}>Alla kurser</Link>
            </ButtonLink>
          }
        >
          <p>Den kan ha tagits bort, eller så är adressen fel.</p>
        </EmptyState>
      </Frame>
    );
  }
  const next = courses[courses.indexOf(course) + 1];
  return <CourseReader key={id} course={course} next={next} />;
}
