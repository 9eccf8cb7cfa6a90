import { useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';

import { percentage } from '../../domain/progress/result-band';
import { markNavigation } from '../../lib/navigation';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { useMovedHeading } from '../../ui/use-moved-heading';
import { Illustration, type IllustrationName } from '../scene/illustration';
import { ChoiceList } from './choice-list';
import { Explanation } from './explanation';
import { notifyNoChoice } from './notify-no-choice';
import { questionKeys } from './question-keys';
import { ReadAloudButton } from './read-aloud-button';
import { Verdict } from './verdict';

/** A question that the build ships with, for anyone; `answer` is the place of the right option. */
export interface Sample {
  id: string;
  category: string;
  text: string;
  /** What is asked about, and what it looks like to those who cannot see it. */
  image?: { name: IllustrationName; label: string };
  scene?: string;
  options: readonly string[];
  answer: number;
  explanation: string;
  source?: string;
}

/** What stands around a question. */
interface FrameProps {
  title: string;
  /** What screen readers are told that the page is. */
  heading: string;
  line: ReactNode;
  progress: ReactNode;
  buttons: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** An ordinary page, within the program's own frame. */
function PageFrame({ title, line, progress, buttons, onKeyDown, children }: FrameProps) {
  return (
    <Page title={title} width="reading" isHeadingHidden>
      <div tabIndex={-1} className="outline-none" onKeyDown={onKeyDown}>
        <div className="mb-3 flex items-center gap-2">
          <div className="beside-reading flex min-w-0 flex-1 items-baseline justify-between gap-3">
            {line}
          </div>
          <div className="-my-2.5 -mr-2.5 sm:ml-9">
            <ReadAloudButton />
          </div>
        </div>
        <div className="pb-2">{progress}</div>
        {children}
        <div
          data-foot
          className="sticky bottom-[var(--tabs)] mt-4 flex justify-end border-t border-border bg-background/95 py-3 backdrop-blur-sm"
        >
          {buttons}
        </div>
      </div>
    </Page>
  );
}

/** Asks questions that the build ships with, one at a time; by itself it records nothing. */
export function SampleSession<Asked extends Sample>({
  title,
  questions,
  firstAnswer,
  Frame = PageFrame,
  Picture,
  onAnswer,
  ending,
}: {
  title: string;
  questions: readonly Asked[];
  /** Place of the option that the first question was answered with on the page before, if it was. */
  firstAnswer?: number | undefined;
  /** What stands around the questions, where that is not an ordinary page. */
  Frame?: ComponentType<FrameProps>;
  /** Draws scenes, for questions that have one: those of the demo have none, and do without the code for it. */
  Picture?: ComponentType<{ text: string; className?: string }> | undefined;
  /** Told of each answer as it is given. */
  onAnswer?: (question: Asked, place: number) => void;
  ending: (missed: readonly Asked[]) => ReactNode;
}) {
  const [position, setPosition] = useState(firstAnswer === undefined ? 0 : 1);
  const [selected, setSelected] = useState<string>();
  const [answeredAt, setAnsweredAt] = useState<number>();
  const isAnswered = answeredAt !== undefined;
  const [missed, setMissed] = useState<readonly Asked[]>(() =>
    firstAnswer === undefined ? [] : questions.slice(0, 1).filter((q) => q.answer !== firstAnswer),
  );
  const question = questions[position];
  // the first question leaves focus to the page
  const heading = useMovedHeading(question?.id ?? '', false);
  if (question === undefined) return ending(missed);

  const rightKey = String(question.answer);
  const answer = () => {
    if (selected === undefined) {
      notifyNoChoice(document.getElementById(question.id));
      return;
    }
    setAnsweredAt(Date.now());
    if (selected !== rightKey) setMissed([...missed, question]);
    onAnswer?.(question, Number(selected));
  };
  const next = () => {
    setPosition(position + 1);
    setSelected(undefined);
    setAnsweredAt(undefined);
    markNavigation();
  };
  const advance = isAnswered ? next : answer;
  const onKeyDown = questionKeys({
    onPick: (place) => {
      if (!isAnswered && place < question.options.length) setSelected(String(place));
    },
    onAdvance: advance,
    onNext: () => {
      if (isAnswered) next();
    },
    onPrevious: () => undefined,
  });
  const isRight = selected === rightKey;
  const isLast = position === questions.length - 1;
  return (
    <Frame
      title={title}
      heading={title}
      line={
        <>
          <span className="min-w-0 truncate font-medium">{title}</span>
          <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
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
        <Button
          // looks ready when it is: without a choice it asks for one
          variant={selected === undefined ? 'outline' : 'primary'}
          className="ml-auto min-w-32 max-sm:flex-1"
          onClick={advance}
        >
          {isAnswered ? (isLast ? 'Visa resultat' : 'Nästa') : 'Svara'}
        </Button>
      }
      onKeyDown={onKeyDown}
    >
      <p role="status" className="sr-only">
        {isAnswered && (isRight ? 'Rätt svar.' : 'Fel svar.')}
      </p>
      <Card className="mt-2">
        <Badge tone="primary">{question.category}</Badge>
        {question.image !== undefined && (
          <Illustration {...question.image} className="mt-4 h-24 w-28" />
        )}
        {Picture !== undefined && question.scene !== undefined && (
          <div className="mt-3">
            {/* so small that the options are seen with it on a phone */}
            <Picture text={question.scene} className="max-w-64 sm:max-w-sm" />
          </div>
        )}
        <h2
          ref={heading}
          tabIndex={-1}
          id={question.id}
          className="mt-3 mb-4 text-lg leading-snug text-pretty outline-none sm:text-xl"
        >
          {question.text}
        </h2>
        <ChoiceList
          key={question.id}
          label={question.id}
          choices={question.options.map((text, index) => ({ key: String(index), text }))}
          selectedKey={selected}
          rightKey={isAnswered ? rightKey : undefined}
          onSelect={setSelected}
        />
        {isAnswered && (
          <section aria-label="Förklaring" className="mt-4 border-t border-border pt-4">
            <Verdict isRight={isRight} at={answeredAt} />
            <Explanation
              feedback={undefined}
              text={question.explanation}
              source={question.source}
            />
          </section>
        )}
      </Card>
    </Frame>
  );
}
