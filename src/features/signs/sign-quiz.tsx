import { useState } from 'react';

import { percentage } from '../../domain/progress/result-band';
import { optionKeys, type OptionKey } from '../../domain/question/question';
import type { SignQuestion } from '../../domain/sign/sign-quiz';
import { Button } from '../../ui/button';
import { notifyNoChoice } from '../../components/question/notify-no-choice';
import { Page } from '../../ui/page';
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
  return (
    <Page title={`Öva: ${title}`} width="reading" isHeadingHidden>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted-foreground tabular-nums">
          Fråga {position + 1} av {questions.length}
        </p>
      </div>
      <ProgressBar label="Besvarade frågor" percent={percentage(position, questions.length)} />
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
      <div className="sticky bottom-0 mt-4 flex justify-end border-t border-border bg-background/95 py-3 backdrop-blur-sm">
        <Button className="min-w-32" onClick={isAnswered ? next : answer}>
          {isAnswered ? (isLast ? 'Visa resultat' : 'Nästa') : 'Svara'}
        </Button>
      </div>
    </Page>
  );
}
