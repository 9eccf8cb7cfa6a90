import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { publishedCoursesOptions } from '../../data/theory-courses/queries';
import { licenceNames, licenceTypes } from '../../domain/licence-type';
import { ButtonLink } from '../../ui/button';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { LoadingText, Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { CourseCard } from './course-card';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

function Skeletons() {
  return (
    <div className={grid}>
      <LoadingText />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-64" />
      ))}
    </div>
  );
}

/** Every course by licence, with how far the learner has read. */
export default function CoursesPage() {
  const courses = useQuery(publishedCoursesOptions());
  const sections = licenceTypes
    .map((licence) => ({
      licence,
      ofLicence: courses.data?.filter(({ licenceType }) => licenceType === licence) ?? [],
    }))
    .filter(({ ofLicence }) => ofLicence.length > 0);
  return (
    <Page
      title="Kurser"
      intro="Läs teorin först, eller slå upp det du blev osäker på när du övade."
    >
      {courses.data === undefined && (
        <NotLoaded queries={[courses]} title="Kunde inte hämta kurserna" skeleton={<Skeletons />} />
      )}
      {courses.data !== undefined && sections.length === 0 && (
        <EmptyState
          title="Inga kurser än"
          action={
            <ButtonLink>
              <Link to={paths.practice.getHref()}>Till övningarna</Link>
            </ButtonLink>
          }
        >
          <p>Här visas kurserna så snart de är publicerade. Du kan öva under tiden.</p>
        </EmptyState>
      )}
      {sections.map(({ licence, ofLicence }) => (
        <section key={licence} aria-labelledby={licence} className="mt-8 first:mt-0">
          <h2 id={licence} className="mb-4 text-2xl">
            {licenceNames[licence]}
          </h2>
          <ul className={grid}>
            {ofLicence.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
