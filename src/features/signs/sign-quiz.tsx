import { useState } from 'react';

import { percentage } from '../../domain/progress/result-band';
import { optionKeys, type OptionKey } from '../../domain/question/question';
import type { SignQuestion } from '../../domain/sign/sign-quiz';
import { Button } from '../../ui/button';
import { notifyNoChoice } from '../../components/question/notify-no-choice';
import { QuestionFrame } from '../../components/question/question-frame';
import { questionKeys } from '../../components/question/question-keys';
import { ProgressBar } from '../../ui/progress-bar';
import { useMovedHeading } from '../../ui/use-moved-heading';
import type { DescribedSigns } from './load-sign-texts';
import { SignQuestionCard } from './sign-question-card';

/** Questions on signs one at a time, each with its answer at once. */
export function SignQuiz({
  title,
  questions,
  texts,
  onAnswer,
  onDone,
}: {
  title: string;
  questions: readonly SignQuestion[];
  texts: DescribedSigns;
  onAnswer: (answer: { code: string; option: OptionKey; isRight: boolean }) => void;
  onDone: () => void;
}) {
  const [position, setPosition] = useState(0);
  const [selected, setSelected] = useState<string>();
  const [isAnswered, setIsAnswered] = useState(false);
  const heading = useMovedHeading(String(position), false);
  const question = questions[position];
  if (question === undefined) return null;

  const isRight = selected === question.code;
  const isLast = position === questions.length - 1;
  const answer = () => {
    if (selected === undefined) {
      notifyNoChoice(heading.current);
      return;
    }
    setIsAnswered(true);
    const option = optionKeys[question.options.indexOf(selected)] ?? 'a';
    onAnswer({ code: question.code, option, isRight });
  };
  const next = () => {
    if (isLast) {
      onDone();
      return;
    }
    setPosition(position + 1);
    setSelected(undefined);
    setIsAnswered(false);
  };
  const advance = isAnswered ? next : answer;
  const onKeyDown = questionKeys({
    onPick: (place) => {
      if (!isAnswered) setSelected(question.options[place] ?? selected);
    },
    onAdvance: advance,
    onNext: () => {
      if (isAnswered) next();
    },
    onPrevious: () => undefined,
  });
  return (
    <QuestionFrame
      title={`Öva: ${title}`}
      heading={`Öva: ${title}`}
      line={
        <>
          <span className="min-w-0 truncate font-medium">{title}</span>
          <span className="shrink-0 text-muted-foreground tabular-nums">
            Fråga {position + 1} av {questions.length}
          </span>
        </>
      }
      progress={
        <ProgressBar
          label="Besvarade frågor"
          percent={percentage(position + Number(isAnswered), questions.length)}
        />
      }
      buttons={
        <Button className="ml-auto min-w-32 max-sm:flex-1" onClick={advance}>
          {isAnswered ? (isLast ? 'Visa resultat' : 'Nästa') : 'Svara'}
        </Button>
      }
      onKeyDown={onKeyDown}
    >
      <p role="status" className="sr-only">
        {isAnswered && (isRight ? 'Rätt svar.' : 'Fel svar.')}
      </p>
      <SignQuestionCard
        question={question}
        texts={texts}
        selected={selected}
        isAnswered={isAnswered}
        headingRef={heading}
        onSelect={setSelected}
      />
    </QuestionFrame>
  );
}
