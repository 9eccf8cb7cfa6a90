import { useQueryClient } from '@tanstack/react-query';

import { isDataError } from '../../data/errors';
import { questionsChanged } from '../../data/questions/admin-queries';
import { findByText } from '../../data/question-import/find-stored';
import { findQuestion } from '../../data/questions/admin-repository';
import { withCurrentNames } from '../../data/questions/categories-of';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import { writeQuestions, type QuestionWrite } from '../../data/questions/write-questions';
import { asksTheSame } from '../../domain/content/judge-question';
import type { Question } from '../../domain/question/question';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

export const saveFailed = 'Kunde inte spara frågan.';

/** A question to be saved. */
interface Save extends QuestionWrite {
  /** True where it is meant although another question may ask the same. */
  isMeant: boolean;
}

/** What keeps a question from being written: another one that asks the same, or what somebody else has written. */
type Obstacle = { same: Question } | { theirs: VersionedQuestion };

/** Writes the question, or writes nothing and returns why. */
async function save({ isMeant, ...write }: Save): Promise<Obstacle | null> {
  const { question } = write;
  const alike = isMeant ? [] : await findByText([question.text]);
  const others = alike.filter((other) => other.id !== question.id && asksTheSame(other, question));
  const [same] = await withCurrentNames(others.slice(0, 1));
  if (same !== undefined) return { same };
  try {
    await writeQuestions([write]);
    return null;
  } catch (error) {
    const theirs = isDataError(error, 'conflict') ? await findQuestion(question.id) : null;
    if (theirs === null) throw error;
    return { theirs };
  }
}

/**
 * Saves a question and says so. Where another question asks the same, `onSame` is given that one; where somebody else
 * was first, `onConflict` both versions.
 */
export function useSaveQuestion({
  onSaved,
  onSame,
  onConflict,
}: {
  onSaved: () => void;
  onSame: (same: Question) => void;
  onConflict: (write: QuestionWrite, theirs: VersionedQuestion) => void;
}) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: save,
    onSuccess: async (obstacle, write) => {
      if (obstacle !== null) {
        if ('same' in obstacle) onSame(obstacle.same);
        else onConflict(write, obstacle.theirs);
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
