import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import type { TheoryCourse } from '../../domain/course/theory-course';
import { Page } from '../../ui/page';
import { ReadingEnd } from './reading-end';
import { keepRead, readSections } from './reading-store';
import { SectionText } from './section-text';
import { TableOfContents } from './table-of-contents';
import { useSectionQuestions } from './use-section-questions';

/** Shows the section that the address names, once the course is there. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

/** A course section by section, with what has been read and questions on it. */
export function CourseReader({
  course,
  next,
}: {
  course: TheoryCourse;
  /** The course after this one. */
  next: TheoryCourse | undefined;
}) {
  const { uid } = useLearner();
  const [read, setRead] = useState(() => readSections(uid, course.id));
  const { sections, category, questionsOf } = useSectionQuestions(course);
  useSectionOfAddress();
  const firstChecked = sections.find((section) => questionsOf(section)?.length);
  return (
    <>
      <nav
        aria-label="Brödsmulor"
        className="mx-auto -mb-6 w-full max-w-6xl px-4 pt-3 sm:px-6 print:hidden"
      >
        <Link
          to={paths.courses.getHref()}
          className="inline-flex min-h-11 items-center gap-1 text-muted-foreground underline underline-offset-4 hover:text-foreground"
        >
          <ChevronLeft aria-hidden className="size-5" />
          Alla kurser
        </Link>
      </nav>
      <Page title={course.title} intro={course.description}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <TableOfContents text={course.content} sections={sections} read={read} />
          <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-10 lg:row-start-1">
            {sections.map((section) => (
              <SectionText
                key={section.id}
                section={section}
                categoryId={category?.id ?? ''}
                questions={questionsOf(section)}
                isFirstCheck={section === firstChecked}
                onRead={() => {
                  setRead(keepRead(uid, course.id, section.id));
                }}
              />
            ))}
            <ReadingEnd category={category} next={next} />
          </div>
        </div>
      </Page>
    </>
  );
}
