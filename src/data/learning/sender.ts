import { registerSender } from '../outbox/flush';

/** Answers and finished sessions: those of a category are written at once. */
registerSender(['answer', 'result'], {
  groupOf: (item) => (item.kind === 'answer' ? item.answer : item.result).categoryId,
  waits: (categoryId) => `answers in ${categoryId} wait`,
  send: async (uid, items, categoryId) => {
    const answers = items.flatMap((item) => (item.kind === 'answer' ? [item.answer] : []));
    const finished = items.flatMap((item) => (item.kind === 'result' ? [item.result] : []));
    const { saveAnswers } = await import('./repository');
    await saveAnswers(uid, categoryId, answers, finished);
  },
});
