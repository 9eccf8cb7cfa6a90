import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useLearner } from '../../components/learner/learner-context';
import { paths } from '../../config/paths';
import { licenceStore } from '../../data/licence-choice/licence-store';
import { publishedCoursesOptions } from '../../data/theory-courses/queries';
import type { TheoryCourse } from '../../domain/course/theory-course';
import { licenceNames, licenceTypes, type LicenceType } from '../../domain/licence-type';
import { ButtonLink } from '../../ui/button';
import { ChoiceChips } from '../../ui/choice-chips';
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

function CourseList({
  licence,
  courses,
}: {
  licence: LicenceType;
  courses: readonly TheoryCourse[];
}) {
  if (courses.length === 0) {
    return (
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
    );
  }
  return (
    <section aria-labelledby={licence}>
      <h2 id={licence} className="mb-4 text-2xl">
        {licenceNames[licence]}
      </h2>
      <ul className={grid}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The courses of the licence that the learner practises for, with how far each is read. */
export default function CoursesPage() {
  const { uid } = useLearner();
  const [licence, setLicence] = useState(() => licenceStore(uid).read() ?? licenceTypes[0]);
  const courses = useQuery(publishedCoursesOptions(licence));
  return (
    <Page
      title="Kurser"
      intro="Läs teorin först, eller slå upp det du blev osäker på när du övade."
    >
      <div className="grid gap-6">
        <ChoiceChips
          legend="Vad läser du till?"
          value={licence}
          onChange={(key) => {
            licenceStore(uid).write(key);
            setLicence(key);
          }}
          choices={licenceTypes.map((key) => ({ key, label: licenceNames[key] }))}
        />
        {courses.data === undefined ? (
          <NotLoaded
            queries={[courses]}
            title="Kunde inte hämta kurserna"
            skeleton={<Skeletons />}
          />
        ) : (
          <CourseList licence={licence} courses={courses.data} />
        )}
      </div>
    </Page>
  );
}
