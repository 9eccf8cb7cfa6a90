import {
  deleteField,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';

import { cutText } from '../../domain/admin/cut-text';
import { logDetailsLength } from '../../domain/admin/log-entry';
import { openStatuses, statusNames, type ReportStatus } from '../../domain/report/question-report';
import { expiryOf } from '../../domain/retention';
import { serverNow } from '../../lib/server-clock';
import { logContent } from '../admin-log/log-content';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { reportRef } from './refs';

/** The reports, read in the transaction; a learner may have taken one back. */
export async function readReports(
  transaction: Transaction,
  ids: readonly string[],
): Promise<DocumentSnapshot[]> {
  const documents = await Promise.all(ids.map((id) => transaction.get(reportRef(id))));
  return documents.filter((document) => document.exists());
}

/** What is said of reports. */
export interface Handling {
  status: ReportStatus;
  /** What the learners are answered; empty leaves what they have been answered. */
  answer?: string;
}

/** Says how far reports that have been read in the transaction have come, and logs it in one entry. */
export function writeHandling(
  transaction: Transaction,
  reports: readonly DocumentSnapshot[],
  { status, answer = '' }: Handling,
): void {
  const said = { status, ...(answer !== '' && { answer }) };
  const changed = reports.filter((report) =>
    Object.entries(said).some(([field, value]) => report.get(field) !== value),
  );
  const expiresAt = openStatuses.some((open) => open === status)
    ? deleteField()
    : Timestamp.fromDate(expiryOf('questionReports', serverNow()));
  for (const { ref } of changed) {
    transaction.update(ref, { ...said, expiresAt, updatedAt: serverTimestamp() });
  }
  const [first] = changed;
  if (first === undefined) return;
  const lines = [`Status: ${statusNames[status]}`];
  if (answer !== '') lines.push(`Svar: ${answer}`);
  if (changed.length > 1) {
    lines.push(`${String(changed.length)} rapporter: ${changed.map(({ id }) => id).join(', ')}`);
  }
  const details = cutText(lines.join('\n'), logDetailsLength);
  logContent(transaction, 'changeContent', first.ref, details);
}

/** Says how far reports have come, and answers them, all of them or none, and logs it. Throws DataError. */
export async function handleReports(ids: readonly string[], handling: Handling): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      writeHandling(transaction, await readReports(transaction, ids), handling);
    }),
  );
}
