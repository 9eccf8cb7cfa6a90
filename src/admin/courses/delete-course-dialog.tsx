import { useQueryClient } from '@tanstack/react-query';

import { theoryCoursesKey } from '../../data/theory-courses/queries';
import { deleteTheoryCourse } from '../../data/theory-courses/change-courses';
import type { TheoryCourse } from '../../domain/course/theory-course';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { useChange } from '../shared/use-change';

/** Deletes a theory course after asking. */
export function DeleteCourseDialog({
  course,
  onClose,
}: {
  course: TheoryCourse;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useChange({
    failed: 'Kunde inte ta bort kursen.',
    run: () => deleteTheoryCourse(course.id),
    done: async () => {
      // first the list, then the dialog: so focus finds what is left of the list
      await client.invalidateQueries({ queryKey: theoryCoursesKey });
      onClose();
      return 'Kursen har tagits bort.';
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={course.title === '' ? 'Ta bort kurs' : `Ta bort ${course.title}`}
      question="Är du säker på att du vill ta bort denna kurs?"
      isBusy={remove.isBusy}
      problem={remove.problem}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
}
