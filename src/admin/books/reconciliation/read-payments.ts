import { decodeText } from '../../../domain/import/decode-text';
import type { BankFile } from '../../../domain/reconciliation/bank-lines';
import { formatNumber } from '../../../lib/format';

/** Bytes and lines of a file: more than a year of a small company's payments. */
const mostBytes = 5 * 1024 * 1024;
const mostLines = 5_000;

/** A file that cannot be read; its message is for the one who chose it. */
export class FileProblem extends Error {}

/** Reads a list of payments, without sending it anywhere. Throws FileProblem. */
export async function readPayments(file: File): Promise<BankFile> {
  if (file.size > mostBytes) throw new FileProblem('Filen är större än 5 MB.');
  const [bytes, { readBankFile }] = await Promise.all([
    file.arrayBuffer(),
    // with the library for it
    import('../../../domain/reconciliation/bank-file'),
  ]);
  const read = readBankFile(decodeText(new Uint8Array(bytes)));
  if (read === null) {
    throw new FileProblem(
      'Filen är ingen tabell. Hämta listan som CSV, eller spara den som CSV i Excel.',
    );
  }
  if (read.records.length === 0) throw new FileProblem('Filen har rubriker men inga rader.');
  if (read.records.length > mostLines) {
    throw new FileProblem(`Filen har fler än ${formatNumber(mostLines)} rader. Dela upp den.`);
  }
  return read;
}
