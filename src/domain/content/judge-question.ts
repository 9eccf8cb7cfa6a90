import { feedbackFields, type QuestionField } from '../question/question-fields';
import { listOptions, type Question } from '../question/question';
import { findQuestionFaults, type QuestionFault } from './question-faults';

/** Faults with which a question contradicts itself; the others are for its writer to judge. */
const contradictions = new Map<QuestionFault, string>([
  ['noRightOption', 'Det rätta svaret finns inte.'],
  ['feedbackForRight', 'Det rätta svaret har återkoppling; den är till för de felaktiga.'],
  ['feedbackForMissing', 'Det finns återkoppling till ett svar som saknas.'],
  ['sameOptions', 'Två svar är likadana.'],
]);

const remarks = new Map<QuestionFault, string>([
  ['noFeedback', 'Minst ett felaktigt svar saknar återkoppling.'],
  ['allOfThese', 'Ett svar lyder ”alla ovan” eller liknande.'],
  ['unknownSource', 'Källan är ingen av de lagar som banken bygger på.'],
  ['noMark', 'Frågan slutar inte med skiljetecken.'],
  ['shortExplanation', 'Förklaringen är kortare än två meningar.'],
]);

/** The field in which a contradiction is to be mended. */
function fieldOf(fault: QuestionFault, question: Question): QuestionField {
  if (fault === 'feedbackForRight') return feedbackFields[question.answer];
  if (fault === 'feedbackForMissing') return 'feedbackD';
  if (fault !== 'sameOptions') return 'answer';
  const options = listOptions(question);
  const repeated = options.find(({ text }, index) =>
    options.slice(0, index).some((earlier) => earlier.text.toLowerCase() === text.toLowerCase()),
  );
  return repeated?.key ?? 'a';
}

/** Why a question is refused, though each of its fields is right by itself, and at which field. */
export function findContradictions(question: Question): { field: QuestionField; text: string }[] {
  return findQuestionFaults(question).flatMap((fault) => {
    const text = contradictions.get(fault);
    return text === undefined ? [] : [{ field: fieldOf(fault, question), text }];
  });
}

/** What the bank's own questions must not have, and a practice question of others should not. */
export function findRemarks(question: Question): string[] {
  if (question.kind === 'theory') return [];
  return [
    ...findQuestionFaults(question).flatMap((fault) => remarks.get(fault) ?? []),
    ...(question.source === undefined ? ['Källa saknas.'] : []),
    ...(question.concept === undefined ? ['Begrepp saknas.'] : []),
  ];
}

/** What is said of a question whose text another one has too, beside the same picture. */
export const sameTextRemark = 'En annan fråga har samma text.';

/** Returns true iff two questions, which may be one, ask the same: the same words about another picture do not. */
export function asksTheSame(one: Question, other: Question): boolean {
  return one.text === other.text && one.imageUrl === other.imageUrl && one.scene === other.scene;
}
