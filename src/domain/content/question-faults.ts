import { listOptions, type OptionKey, type Question } from '../question/question';
import { isKnownSource } from './laws';

/** What can be wrong with a question that has every field in its form. */
export type QuestionFault =
  | 'noRightOption'
  | 'feedbackForRight'
  | 'noFeedback'
  | 'feedbackForMissing'
  | 'sameOptions'
  | 'allOfThese'
  | 'unknownSource'
  | 'noMark'
  | 'shortExplanation';

const forbiddenOption = /\b(alla|inget|ingen|inga) (av )?(ovan|alternativ|svar)/i;

/** The wrong options that a question has no feedback for, in their order. */
export function withoutFeedback(
  question: Pick<Question, 'options' | 'answer' | 'feedback'>,
): OptionKey[] {
  return listOptions(question)
    .map(({ key }) => key)
    .filter((key) => key !== question.answer && question.feedback[key] === undefined);
}

/** What is wrong with one question by itself: content:check and the import look for the same. */
export function findQuestionFaults(
  question: Pick<Question, 'text' | 'options' | 'answer' | 'explanation' | 'feedback' | 'source'>,
): QuestionFault[] {
  const { options, answer, feedback, source } = question;
  const given = listOptions(question);
  const texts = given.map(({ text }) => text.toLowerCase());
  const keys = new Set<string>(given.map(({ key }) => key));
  const found: [boolean, QuestionFault][] = [
    [options[answer] === undefined, 'noRightOption'],
    [feedback[answer] !== undefined, 'feedbackForRight'],
    [withoutFeedback(question).length > 0, 'noFeedback'],
    [Object.keys(feedback).some((key) => !keys.has(key)), 'feedbackForMissing'],
    [new Set(texts).size !== texts.length, 'sameOptions'],
    [texts.some((text) => forbiddenOption.test(text)), 'allOfThese'],
    [source !== undefined && !isKnownSource(source), 'unknownSource'],
    [!/[?.:…]$/.test(question.text), 'noMark'],
    [question.explanation.split(/[.!?](?:\s|$)/).filter(Boolean).length < 2, 'shortExplanation'],
  ];
  return found.flatMap(([isThere, fault]) => (isThere ? [fault] : []));
}
