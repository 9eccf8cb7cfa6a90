import { use, useState } from 'react';

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
  isRight: boolean;
}

/** Ten questions on the signs of a group, then how they went; again with others as often as one likes. */
export function SignQuizPage({
  group,
  onAnswer,
}: {
  group: SignGroup;
  /** Told of each answer, as it is given. */
  onAnswer?: (answer: SignAnswer) => void;
}) {
  const texts = use(loadSignTexts(allGroups));
  const [seed, setSeed] = useState(newSeed);
  const [answers, setAnswers] = useState<readonly SignAnswer[]>([]);
  const [isDone, setIsDone] = useState(false);
  const questions = drawSignQuiz(group.id, questionCount, seededRandom(seed));
  if (isDone) {
    return (
      <QuizResult
        group={group}
        total={answers.length}
        wrong={answers.filter(({ isRight }) => !isRight).map(({ code }) => code)}
        onAgain={() => {
          setSeed(newSeed());
          setAnswers([]);
          setIsDone(false);
        }}
      />
    );
  }
  return (
    <SignQuiz
      key={seed}
      title={group.title}
      questions={questions}
      texts={texts}
      onAnswer={(answer) => {
        setAnswers([...answers, answer]);
        onAnswer?.(answer);
      }}
      onDone={() => {
        setIsDone(true);
        markNavigation();
        window.scrollTo(0, 0);
      }}
    />
  );
}
