import { useEffect, useState } from 'react';

import { theoryCoursesPageOptions } from '../../data/theory-courses/admin-queries';
import type { VersionedCourse } from '../../data/theory-courses/stored-theory-course';
import { licenceNames } from '../../domain/licence-type';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Table } from '../../ui/table';
import { PagedList } from '../shared/paged-list';
import { RowButton } from '../shared/row-button';
import { TabHeader } from '../shared/tab-header';
import { useStateHere } from '../shared/use-address';
import { useDialog } from '../shared/use-dialog';
import { usePages } from '../shared/use-pages';
import { CourseEditor } from './course-editor';
import { DeleteCourseDialog } from './delete-course-dialog';

const createButtonId = 'skapa-teorikurs';
const editButtonId = ({ id }: VersionedCourse) => `redigera-kurs-${id}`;
const titleOf = ({ title }: VersionedCourse) => (title === '' ? '(utan titel)' : title);

function CourseTable({
  courses,
  onEdit,
  onDelete,
}: {
  courses: readonly VersionedCourse[];
  onEdit: (course: VersionedCourse) => void;
  onDelete: (course: VersionedCourse) => void;
}) {
  return (
    <Table
      caption="Teorikurser"
      rows={courses}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: 'Titel',
          cell: (course) => (
            <div className="grid min-w-44 justify-items-start gap-2">
              <span className="font-medium wrap-anywhere">{titleOf(course)}</span>
              <span className="flex flex-wrap gap-2">
                <Badge tone={course.isPublished ? 'success' : 'neutral'}>
                  {course.isPublished ? 'Publicerad' : 'Utkast'}
                </Badge>
                <Badge>{licenceNames[course.licenceType]}</Badge>
              </span>
            </div>
          ),
        },
        {
          heading: 'Beskrivning',
          onPhone: 'hidden',
          cell: ({ description }) => (
            <span className="line-clamp-3 min-w-52 wrap-anywhere">{description}</span>
          ),
        },
        {
          heading: 'Varaktighet',
          onPhone: 'plain',
          cell: ({ minutes }) => (
            <span className="whitespace-nowrap tabular-nums">{minutes} minuter</span>
          ),
        },
        {
          heading: 'Åtgärder',
          onPhone: 'end',
          cell: (course) => (
            <div className="-mx-4 -my-2 flex">
              <RowButton
                item={course}
                name={titleOf(course)}
                id={editButtonId(course)}
                onPress={onEdit}
              >
                Redigera
              </RowButton>
              <RowButton item={course} name={titleOf(course)} isDestructive onPress={onDelete}>
                Ta bort
              </RowButton>
            </div>
          ),
        },
      ]}
    />
  );
}

/** The tab 'Teorikurser': the list, and the form in its place while a course is written. */
export default function TheoryCoursesTab() {
  const pages = usePages(theoryCoursesPageOptions);
  const [edited, setEdited] = useStateHere<{ course: VersionedCourse | null }>();
  const deletion = useDialog((course: VersionedCourse, onClose) => (
    <DeleteCourseDialog course={course} onClose={onClose} />
  ));
  const [returnTo, setReturnTo] = useState<string | null>(null);
  useEffect(() => {
    // back from the form, to what opened it
    if (edited === null && returnTo !== null) document.getElementById(returnTo)?.focus();
  }, [edited, returnTo]);
  const create = () => {
    setReturnTo(createButtonId);
    setEdited({ course: null });
  };
  if (edited !== null) {
    return (
      <CourseEditor
        course={edited.course}
        onClose={() => {
          if (edited.course === null) pages.goFirst();
          setEdited(null);
        }}
      />
    );
  }
  return (
    <>
      <TabHeader
        title="Teorikurser"
        intro="Texter att läsa, för elever med åtkomst."
        action={
          <Button id={createButtonId} onClick={create}>
            Skapa kurs
          </Button>
        }
      />
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda teorikurser."
        empty={
          <EmptyState title="Inga teorikurser än">
            <p>Skapa den första. Elever ser den när den är publicerad.</p>
          </EmptyState>
        }
      >
        {(courses) => (
          <CourseTable
            courses={courses}
            onEdit={(course) => {
              setReturnTo(editButtonId(course));
              setEdited({ course });
            }}
            onDelete={deletion.open}
          />
        )}
      </PagedList>
      {deletion.dialog}
    </>
  );
}
