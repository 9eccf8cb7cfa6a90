import { writeCsv } from '../../domain/import/csv';
import { examName } from '../../domain/exam/exam-name';
import type { Foretold } from '../../domain/outcome/calibration';
import { pointsInAll, type Outcome } from '../../domain/outcome/outcome';
import { sum } from '../../domain/sum';

const heading = ['Prov', 'Modell', 'Chans', 'Godkänd', 'Rätt', 'Poäng'];

function rowOf(outcome: Outcome & Foretold): string[] {
  const { examId, modelVersion, chance, isPassed, points } = outcome;
  return [
    examName(examId),
    String(modelVersion),
    chance.toFixed(3).replace('.', ','),
    isPassed ? 'ja' : 'nej',
    String(pointsInAll(outcome) ?? ''),
    // a total alone does not say of how many
    points.length === 0 ? '' : String(sum(points.map(({ scored }) => scored))),
  ];
}

/** The outcomes as CSV, without persons and days, in an order that says nothing of who told first. */
export function outcomesCsv(outcomes: readonly (Outcome & Foretold)[]): string {
  const rows = outcomes.map(rowOf).sort((one, other) => (one.join() < other.join() ? -1 : 1));
  return writeCsv([heading, ...rows]);
}
