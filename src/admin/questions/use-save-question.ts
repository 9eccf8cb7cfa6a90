import { useQueryClient } from '@tanstack/react-query';

import { isDataError } from '../../data/errors';
import { invalidate } from '../../data/invalidate';
import { questionsChanged } from '../../data/questions/admin-queries';
import { findByText } from '../../data/questions/find-stored';
import { reportsKey } from '../../data/question-reports/queries';
import { findQuestion } from '../../data/questions/admin-repository';
import { withCurrentNames } from '../../data/questions/categories-of';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import {
  writeQuestions,
  type MendedReports,
  type QuestionWrite,
} from '../../data/questions/write-questions';
import { asksTheSame } from '../../domain/content/judge-question';
import type { Question } from '../../domain/question/question';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/**
 * What the editor shows when the question is saved: the list, also when the reports about it are dealt with, the same
 * question, or the one after it.
 */
export type AfterSaving = 'list' | 'mended' | 'same' | 'next';

export const saveFailed = 'Kunde inte spara frågan.';

/** A question to be saved. */
export interface Save extends QuestionWrite {
  /** True where it is meant although another question may ask the same. */
  isMeant: boolean;
  /** The reports that are dealt with by it. */
  mended: MendedReports | undefined;
  /** Where to go when it is saved, and what goes there. */
  then: AfterSaving;
  goOn: () => Promise<void> | void;
}

/** What keeps a question from being written: another one that asks the same, or what somebody else has written. */
type Obstacle = { same: Question } | { theirs: VersionedQuestion };

/** What is said of the question that is saved, and of the reports that are done with it. */
function describeSaved({ base, draft, mended }: Save): string {
  if (draft !== undefined) return 'Frågan har publicerats.';
  if (base === null) return 'Frågan har lagts till.';
  const saved = 'Frågan har uppdaterats.';
  if (mended === undefined) return saved;
  const isOne = mended.ids.length === 1;
  const done = isOne ? 'Rapporten är markerad som klar' : 'Rapporterna är markerade som klara';
  if (mended.answer === '') return `${saved} ${done}.`;
  return `${saved} ${done} och ${isOne ? 'eleven' : 'eleverna'} har fått svaret.`;
}

/** Writes the question, or writes nothing and returns why. */
async function save({ isMeant, mended, ...write }: Save): Promise<Obstacle | null> {
  const { question, base, draft, isChangedMeaning } = write;
  const alike = isMeant ? [] : await findByText([question.text]);
  const others = alike.filter((other) => other.id !== question.id && asksTheSame(other, question));
  const [same] = await withCurrentNames(others.slice(0, 1));
  if (same !== undefined) return { same };
  try {
    await writeQuestions([{ question, base, draft, isChangedMeaning }], mended);
    return null;
  } catch (error) {
    const theirs = isDataError(error, 'conflict') ? await findQuestion(question.id) : null;
    if (theirs === null) throw error;
    return { theirs };
  }
}

/**
 * Saves a question, says so and goes on. Where another question asks the same, `onSame` is given that one; where somebody else
 * was first, `onConflict` both versions.
 */
export function useSaveQuestion({
  onSaved,
  onSame,
  onConflict,
}: {
  onSaved: () => void;
  onSame: (write: Save, same: Question) => void;
  onConflict: (write: Save, theirs: VersionedQuestion) => void;
}) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: save,
    onSuccess: async (obstacle, write) => {
      if (obstacle !== null) {
        if ('same' in obstacle) onSame(write, obstacle.same);
        else onConflict(write, obstacle.theirs);
        return;
      }
      await questionsChanged(client);
      if (write.mended !== undefined) await invalidate(client, reportsKey);
      notifySuccess('Framgång', describeSaved(write));
      onSaved();
      await write.goOn();
    },
    onError: () => {
      notifyError('Fel', saveFailed);
    },
  });
}
