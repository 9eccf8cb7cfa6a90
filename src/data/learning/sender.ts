import { registerSender } from '../outbox/flush';
import { shardOf } from '../shard';

/** Answers and finished sessions: those that one document holds are written at once. */
registerSender(['answer', 'result'], {
  groupOf: (item) => shardOf((item.kind === 'answer' ? item.answer : item.result).categoryId),
  waits: (shard) => `answers of part ${shard} wait`,
  send: async (uid, items, shard) => {
    const answers = items.flatMap((item) => (item.kind === 'answer' ? [item.answer] : []));
    const finished = items.flatMap((item) => (item.kind === 'result' ? [item.result] : []));
    const { saveAnswers } = await import('./repository');
    await saveAnswers(uid, shard, answers, finished);
  },
});
