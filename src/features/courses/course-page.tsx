import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { publishedCoursesOptions } from '../../data/theory-courses/queries';
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

/** One course, to read. */
export function CoursePage({ id }: { id: string }) {
  const courses = useQuery(publishedCoursesOptions());
  if (courses.data === undefined) {
    return (
      <Frame>
        <NotLoaded
          queries={[courses]}
          title="Kunde inte hämta kursen"
          skeleton={<Skeleton className="h-96" />}
        />
      </Frame>
    );
  }
  const course = courses.data.find((each) => each.id === id);
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
  const ofLicence = courses.data.filter(({ licenceType }) => licenceType === course.licenceType);
  const next = ofLicence[ofLicence.indexOf(course) + 1];
  return <CourseReader key={id} course={course} next={next} />;
}
