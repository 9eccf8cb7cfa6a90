import { deleteTheoryCourseOptions } from '../../data/theory-courses/admin-queries';
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
  const remove = useChange(deleteTheoryCourseOptions(course.id), {
    failed: 'Kunde inte ta bort kursen.',
    done: () => {
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
