import { useQueryClient } from '@tanstack/react-query';

import { isDataError } from '../../../data/errors';
import { questionsChanged } from '../../../data/questions/admin-queries';
import { findQuestion } from '../../../data/questions/admin-repository';
import type { VersionedQuestion } from '../../../data/questions/versioned-question';
import { writeQuestions, type QuestionWrite } from '../../../data/questions/write-questions';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useWrite } from '../../../ui/use-write';

export const saveFailed = 'Kunde inte spara frågan.';

/** Writes the question; returns the other's version where somebody else has written it meanwhile, and writes nothing. */
async function save(write: QuestionWrite): Promise<VersionedQuestion | null> {
  try {
    await writeQuestions([write]);
    return null;
  } catch (error) {
    const theirs = isDataError(error, 'conflict') ? await findQuestion(write.question.id) : null;
    if (theirs === null) throw error;
    return theirs;
  }
}

/** Saves a question and says so. Where somebody else was first, `onConflict` is given both versions. */
export function useSaveQuestion({
  onSaved,
  onConflict,
}: {
  onSaved: () => void;
  onConflict: (write: QuestionWrite, theirs: VersionedQuestion) => void;
}) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: save,
    onSuccess: async (theirs, write) => {
      if (theirs !== null) {
        onConflict(write, theirs);
        return;
      }
      await questionsChanged(client);
      notifySuccess(
        'Framgång',
        write.base === null ? 'Frågan har lagts till.' : 'Frågan har uppdaterats.',
      );
      onSaved();
    },
    onError: () => {
      notifyError('Fel', saveFailed);
    },
  });
}
