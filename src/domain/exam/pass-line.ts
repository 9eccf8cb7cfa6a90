import { blueprints, certaintyNotes, examsOf, lessSure } from './blueprint';
import type { LicenceType } from '../licence-type';

/** What passes the tests of these licences, in whole per cent, and what it is called; null where that differs. */
export function passLine(
  licences: readonly LicenceType[],
): { percent: number; label: string } | null {
  const [licence, ...others] = new Set(licences);
  if (licence === undefined || others.length > 0) return null;
  const tests = examsOf(licence).map((id) => blueprints[id]);
  const [percent, ...different] = new Set(
    tests.map(({ passMark, scored }) => Math.round((100 * passMark.value) / scored.value)),
  );
  if (percent === undefined || different.length > 0) return null;
  const note = certaintyNotes[tests.map(({ passMark }) => passMark.certainty).reduce(lessSure)];
  return { percent, label: note === null ? 'Provets gräns' : `Provets gräns (${note})` };
}
