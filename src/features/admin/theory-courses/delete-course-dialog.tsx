import { useMutation, useQueryClient } from '@tanstack/react-query';

import { theoryCoursesKey } from '../../../data/theory-courses/queries';
import { deleteTheoryCourse } from '../../../data/theory-courses/repository';
import type { TheoryCourse } from '../../../domain/course/theory-course';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';

const failed = 'Kunde inte ta bort kursen.';

/** Deletes a theory course after asking. */
export function DeleteCourseDialog({
  course,
  onClose,
}: {
  course: TheoryCourse;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteTheoryCourse(course.id),
    onSuccess: async () => {
      // first the list, then the dialog: so focus finds what is left of the list
      await client.invalidateQueries({ queryKey: theoryCoursesKey });
      notifySuccess('Framgång', 'Kursen har tagits bort.');
      onClose();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={course.title === '' ? 'Ta bort kurs' : `Ta bort ${course.title}`}
      question="Är du säker på att du vill ta bort denna kurs?"
      isBusy={remove.isPending}
      problem={remove.isError ? `${failed} ${problemText(remove.error)}` : undefined}
      onConfirm={() => {
        remove.mutate();
      }}
      onClose={onClose}
    />
  );
}
