import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';

import { initializeAdmin, usageOf } from './admin-app';
import { planCategoryIds, writeCategoryIds } from './category-ids';
import { planOrderMarks, writeOrderMarks } from './order-marks';
import { listUnpacked, writePacks } from './packs';
import { planWordLists, writeWordLists } from './word-lists';
import { print } from '../lib/print';

const usage = `Usage: npm run migrate [-- --write]
Gives questions that only name their category its id, all of them the words that they are found by, learners' devices a category's questions in one document, and sold orders a mark that no test was made of them. Without --write it says what it would do, and writes nothing.
It can be stopped and started again, and run again at any time.
${usageOf('npm run migrate')}`;

async function migrate(isWriting: boolean): Promise<void> {
  const firestore = getFirestore(initializeAdmin());
  const plan = await planCategoryIds(firestore);
  const { done, findings, lost, renamed } = plan;
  print(`Questions that have the id of their category: ${String(done)}`);
  print(`Questions that get it: ${String(findings.length)}`);
  print(`Renamed categories that are finished: ${String(renamed.length)}`);
  if (lost.size > 0) {
    print('Questions that name no category, or more than one; put them into one in the panel:');
    for (const [name, count] of lost) print(`  ${name}: ${String(count)}`);
  }
  const lacking = await planWordLists(firestore);
  print(`Questions that get the words that they are found by: ${String(lacking.length)}`);
  print(
    `Categories whose questions are to be packed: ${String((await listUnpacked(firestore)).length)}`,
  );
  const unmarked = await planOrderMarks(firestore);
  print(`Sold orders that get told from those of test mode: ${String(unmarked.length)}`);
  if (!isWriting) {
    print('Nothing is written. With --write it is: npm run migrate -- --write');
    return;
  }
  let written = 0;
  await writeCategoryIds(firestore, plan, (count) => {
    written += count;
    print(`${String(written)} of ${String(findings.length)} written`);
  });
  // as they are now: a question that is written after it was planned is left
  const wordLists = await planWordLists(firestore);
  let found = 0;
  await writeWordLists(wordLists, (count) => {
    found += count;
    print(`${String(found)} of ${String(wordLists.length)} word lists written`);
  });
  print(`${String(await writePacks(firestore))} categories packed`);
  await writeOrderMarks(unmarked);
  print('Done.');
}

try {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  await migrate(values.write);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The migration stopped: ${reason}\n\n${usage}`);
  process.exitCode = 1;
}
