import { tokens } from '../content/similarity';
import { listOptions, type Question } from '../question/question';
import { summaryTitle, type CourseSection } from './course-sections';

/** Most questions that check one section. */
const perSection = 2;

/** Below this a question and a section share too little for the one to be about the other; found by reading pairs. */
const leastScore = 0.75;

/** Letters that a word and its inflected forms mostly share in Swedish: övergångsställe, övergångsställen. */
const stemLength = 7;

function stems(text: string): Set<string> {
  const words = [...tokens(text)].filter((word) => word.length > 2);
  return new Set(words.map((word) => word.slice(0, stemLength)));
}

type AskedQuestion = Pick<Question, 'id' | 'text' | 'options' | 'explanation'>;

/**
 * Returns the questions that check each section, by its id: those that share most words with it and with no other
 * section, the nearest first. A section that is nearest to none has one that is not the first of another, if they share
 * enough words. A word counts 1 where no other section has it, 0 where all have it, and between them by its inverse document
 * frequency; long questions get no advantage. The summary and sections that no question is about have none.
 */
export function chooseSectionQuestions<Asked extends AskedQuestion>(
  sections: readonly CourseSection[],
  questions: readonly Asked[],
): Map<string, Asked[]> {
  const checked = sections
    .filter(({ title }) => title !== summaryTitle)
    .map(({ id, title, text }) => ({ id, words: stems(`${title} ${text}`) }));
  const weight = (word: string) => {
    const having = checked.filter(({ words }) => words.has(word)).length;
    if (having === 0) return 0;
    // a course of one section has no other to tell it from
    return checked.length === 1 ? 1 : 1 - Math.log(having) / Math.log(checked.length);
  };
  const pairs = questions
    .flatMap((question) => {
      const options = listOptions(question).map(({ text }) => text);
      const words = [...stems([question.text, ...options, question.explanation].join(' '))];
      const weights = new Map(words.map((word) => [word, weight(word)]));
      return checked.map((section) => {
        const shared = words.filter((word) => section.words.has(word));
        const sum = shared.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
        return {
          sectionId: section.id,
          question,
          score: sum / Math.sqrt(Math.max(1, words.length)),
        };
      });
    })
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score);
  const nearest = new Map<Asked, string>();
  for (const { question, sectionId } of pairs) {
    if (!nearest.has(question)) nearest.set(question, sectionId);
  }
  const taken = new Set<Asked>();
  const take = (id: string, isOwn: boolean, count: number) => {
    const found = pairs
      .filter(({ sectionId, question }) => sectionId === id && !taken.has(question))
      .filter(({ question }) => !isOwn || nearest.get(question) === id)
      .slice(0, count)
      .map(({ question }) => question);
    found.forEach((question) => taken.add(question));
    return found;
  };
  const first = checked.map(({ id }) => ({ id, asked: take(id, true, 1) }));
  const each = first.map(({ id, asked }) => ({
    id,
    asked: asked.length > 0 ? asked : take(id, false, 1),
  }));
  return new Map(
    each.map(({ id, asked }) => [id, [...asked, ...take(id, true, perSection - asked.length)]]),
  );
}
