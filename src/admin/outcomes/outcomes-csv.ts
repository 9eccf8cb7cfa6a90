import { writeCsv } from '../../domain/import/csv';
import { examName } from '../../domain/exam/exam-name';
import type { Foretold } from '../../domain/outcome/calibration';
import type { Outcome } from '../../domain/outcome/outcome';
import { sum } from '../../domain/sum';

const heading = ['Prov', 'Modell', 'Chans', 'Godkänd', 'Rätt', 'Poäng'];

function rowOf({ examId, modelVersion, chance, isPassed, points }: Outcome & Foretold): string[] {
  const total = (figure: 'right' | 'scored') =>
    points.length === 0 ? '' : String(sum(points.map((one) => one[figure])));
  return [
    examName(examId),
    String(modelVersion),
    chance.toFixed(3).replace('.', ','),
    isPassed ? 'ja' : 'nej',
    total('right'),
    total('scored'),
  ];
}

/** The outcomes as CSV, without persons and days, in an order that says nothing of who told first. */
export function outcomesCsv(outcomes: readonly (Outcome & Foretold)[]): string {
  const rows = outcomes.map(rowOf).sort((one, other) => (one.join() < other.join() ? -1 : 1));
  return writeCsv([heading, ...rows]);
}
