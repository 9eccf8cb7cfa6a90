import { useQueryClient } from '@tanstack/react-query';

import { findStoredQuestions } from '../../../data/questions/find-stored';
import { questionsChanged } from '../../../data/questions/admin-queries';
import { writeTag } from '../../../data/question-tags/repository';
import { runBatches } from '../../../data/questions/run-batches';
import { writeQuestions } from '../../../data/questions/write-questions';
import { planUndo } from '../../../domain/question/undo';
import { formatCount, formatNumber } from '../../../lib/format';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useWrite } from '../../../ui/use-write';
import { problemText } from '../../shared/messages';
import type { UndoRecord } from './undo-store';

/** Makes the questions what they were; returns how many somebody has changed since, which are left. Throws DataError. */
async function undo({ steps, tag }: UndoRecord): Promise<number> {
  const [first] = steps;
  if (tag !== undefined && first !== undefined) {
    const ids = steps.map(({ before }) => before.id);
    await writeTag(first.before.kind, { ids, tag: tag.tag, isSet: !tag.isSet });
    return 0;
  }
  const found = await findStoredQuestions(steps.map(({ before }) => before.id));
  const { writes, left } = planUndo(steps, found);
  let failed = 0;
  await runBatches(writes, writeQuestions, (outcomes) => {
    failed += outcomes.filter(({ failure }) => failure !== null).length;
  });
  return left.length + failed;
}

/**
 * Undoes what was done to many questions, and says so.
 * @param onDone told what has been undone.
 */
export function useUndo(onDone: (record: UndoRecord) => void) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: undo,
    onSuccess: (left, record) => {
      onDone(record);
      const back = record.steps.length - left;
      const text = `${formatCount(back, 'fråga är', 'frågor är')} som förut.`;
      const rest = `${formatNumber(left)} har ändrats sedan dess och lämnades.`;
      notifySuccess('Framgång', left === 0 ? text : `${text} ${rest}`);
    },
    onError: (error) => {
      notifyError('Fel', `Kunde inte ångra. ${problemText(error)}`);
    },
    // what is written is written, also when it stopped half-way
    onSettled: () => questionsChanged(client),
  });
}
