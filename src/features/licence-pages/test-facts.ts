import { blueprints, type Blueprint } from '../../domain/exam/blueprint';
import type { ExamId } from '../../domain/exam/exam-id';

/** All questions of a test: those that count and those on trial. */
export function questionsOf({ scored, trial }: Blueprint): number {
  return scored.value + trial.value;
}

/** The figures of a test in a sentence, for the tests whose figures are known. */
export function testInWords(id: ExamId): string {
  const blueprint = blueprints[id];
  const { scored, passMark, minutes } = blueprint;
  return `Provet har ${String(questionsOf(blueprint))} frågor och du har ${String(minutes.value)} minuter på dig. ${String(scored.value)} av frågorna räknas, och ${String(passMark.value)} av dem måste bli rätt. Resten är försöksfrågor, men du vet inte vilka.`;
}

/** How long the test is with and without extended time, where both are known. */
export function extendedInWords(id: ExamId): string {
  const { minutes, extendedMinutes } = blueprints[id];
  return `Frågorna kan läsas upp på svenska utan att du ansöker om det. Det finns också förlängd tid: ${String(extendedMinutes?.value ?? minutes.value)} minuter i stället för ${String(minutes.value)}. Hur du får det står hos Trafikverket.`;
}

/** What holds for every multiple-choice test of the authority. */
export const howTestsWork: readonly string[] = [
  'Varje fråga har ett rätt svar. En fråga utan svar räknas som fel.',
  'Direkt efteråt får du veta om du är godkänd, och dina poäng område för område. Vilka frågor som blev fel får du aldrig veta.',
];

/** The five areas of the tests for B, MC and lorries. */
export const fiveAreas =
  'Fem områden: trafikregler, trafiksäkerhet, fordonskännedom och manövrering, miljö och personliga förutsättningar.';
