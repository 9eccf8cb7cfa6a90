import { use, useState } from 'react';

import type { OptionKey } from '../../domain/question/question';
import { seededRandom } from '../../domain/random';
import { signGroups, type SignGroup } from '../../domain/sign/sign-group';
import { drawSignQuiz } from '../../domain/sign/sign-quiz';
import { markNavigation } from '../../lib/navigation';
import { loadSignTexts } from './load-sign-texts';
import { QuizResult } from './quiz-result';
import { SignQuiz } from './sign-quiz';

const questionCount = 10;
const allGroups = signGroups.map(({ id }) => id);
const newSeed = () => Math.floor(Math.random() * 2 ** 32);

/** An answer to a question on a sign. */
export interface SignAnswer {
  /** The code of the sign that was asked for. */
  code: string;
  /** The place of the option that was chosen, as a letter. */
  option: OptionKey;
  isRight: boolean;
}

/** Ten questions on the signs of a group, then how they went; again with others as often as one likes. */
export function SignQuizPage({
  group,
  rank,
  onAnswer,
}: {
  group: SignGroup;
  /** Puts codes in the order to ask them; random unless given. */
  rank?: (codes: readonly string[]) => readonly string[];
  /** Told of each answer as it is given, and of which round it is, from 0. */
  onAnswer?: (answer: SignAnswer & { round: number }) => void;
}) {
  const texts = use(loadSignTexts(allGroups));
  const draw = () => drawSignQuiz(group.id, questionCount, seededRandom(newSeed()), rank);
  // drawn once: what is remembered changes with each answer
  const [{ round, questions }, setRound] = useState(() => ({ round: 0, questions: draw() }));
  const [answers, setAnswers] = useState<readonly SignAnswer[]>([]);
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <QuizResult
        group={group}
        total={answers.length}
        wrong={answers.filter(({ isRight }) => !isRight).map(({ code }) => code)}
        onAgain={() => {
          setRound({ round: round + 1, questions: draw() });
          setAnswers([]);
          setIsDone(false);
        }}
      />
    );
  }
  return (
    <SignQuiz
      key={round}
      title={group.title}
      questions={questions}
      texts={texts}
      onAnswer={(answer) => {
        setAnswers([...answers, answer]);
        onAnswer?.({ ...answer, round });
      }}
      onDone={() => {
        setIsDone(true);
        markNavigation();
        window.scrollTo(0, 0);
      }}
    />
  );
}
