import { registerSender } from '../outbox/flush';

/** Finished tests, each by itself; the code for them is none of practice's. */
registerSender(['exam'], {
  groupOf: ({ exam }) => exam.id,
  waits: (id) => `the test ${id} waits`,
  send: async (uid, items) => {
    const { storeExam } = await import('./store-exam');
    for (const { exam } of items) await storeExam(uid, exam);
  },
});
