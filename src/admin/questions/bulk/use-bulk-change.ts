import { useQueryClient } from '@tanstack/react-query';

import type { DataErrorCode } from '../../../data/errors';
import { questionsChanged } from '../../../data/questions/admin-queries';
import { deleteQuestions } from '../../../data/questions/delete-questions';
import { writeTag } from '../../../data/question-tags/repository';
import { runBatches, type WriteOutcome } from '../../../data/questions/run-batches';
import type { VersionedQuestion } from '../../../data/questions/versioned-question';
import { writeQuestions } from '../../../data/questions/write-questions';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useWrite } from '../../../ui/use-write';
import { problemText } from '../../shared/messages';
import { afterChange, describeDone, type BulkChange } from './bulk-change';
import type { UndoRecord } from './undo-store';

/** What is to be done, and to which questions. */
interface Order {
  questions: readonly VersionedQuestion[];
  change: BulkChange;
}

/** Why questions have been left as they were, by their ids. */
type Left = ReadonlyMap<string, DataErrorCode>;

async function carryOut(
  { questions, change }: Order,
  onProgress: (outcomes: readonly WriteOutcome[]) => void,
): Promise<void> {
  if (change.type === 'delete') {
    const steps = questions.map((question) => ({ question }));
    await runBatches(
      steps,
      (batch) => deleteQuestions(batch.map(({ question }) => question)),
      onProgress,
    );
    return;
  }
  const [first] = questions;
  if (change.type === 'tag' && first !== undefined) {
    await writeTag(first.kind, { ...change, ids: questions.map(({ id }) => id) });
    return;
  }
  const writes = questions.flatMap((question) => {
    const after = afterChange(question, change);
    return after === null ? [] : [{ question: after, base: question.version }];
  });
  await runBatches(writes, writeQuestions, onProgress);
}

/**
 * Does something to many questions, and says how it went. What it takes to undo it is kept before the first question is
 * touched: whatever is lost on the way, what has been done can be undone.
 * @param onDone told which questions have been left as they were.
 */
export function useBulkChange(
  { keep, remove }: { keep: (record: UndoRecord) => void; remove: (record: UndoRecord) => void },
  onDone: (left: Left) => void,
) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: async (order: Order) => {
      const { questions, change } = order;
      const record: UndoRecord = {
        id: crypto.randomUUID(),
        doneAt: Date.now(),
        text: describeDone(questions.length, change),
        ...(change.type === 'tag' && { tag: { tag: change.tag, isSet: change.isSet } }),
        steps: questions.map((before) => ({ before, after: afterChange(before, change) })),
      };
      keep(record);
      const left = new Map<string, DataErrorCode>();
      await carryOut(order, (outcomes) => {
        for (const { id, failure } of outcomes) if (failure !== null) left.set(id, failure);
      });
      const steps = record.steps.filter(({ before }) => !left.has(before.id));
      if (steps.length === 0) remove(record);
      else keep({ ...record, steps, text: describeDone(steps.length, change) });
      return left;
    },
    onSuccess: (left, { questions, change }) => {
      const count = questions.length - left.size;
      if (count > 0) notifySuccess('Framgång', describeDone(count, change));
      onDone(left);
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte ändra alla frågor. ${problemText(error)}`);
    },
    // what is written is written, also when it stopped half-way
    onSettled: () => questionsChanged(client),
  });
}
