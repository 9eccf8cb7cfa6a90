import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useRef, useState } from 'react';

import { percentage } from '../../domain/progress/result-band';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceList } from '../../components/question/choice-list';
import { markNavigation } from '../../lib/navigation';
import { Badge } from '../../ui/badge';
import { Explanation } from '../../components/question/explanation';
import { Illustration } from '../../components/scene/illustration';
import { notifyNoChoice } from '../../components/question/notify-no-choice';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { questionKeys } from '../../components/question/question-keys';
import { demoQuestions, type DemoQuestion } from './demo-questions';
import { DemoResult } from './demo-result';

/** Five questions for anyone, one at a time, then a result. */
export default function DemoPage() {
  const [position, setPosition] = useState(0);
  const [selected, setSelected] = useState<string>();
  const [isAnswered, setIsAnswered] = useState(false);
  const [missed, setMissed] = useState<readonly DemoQuestion[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the first question leaves focus to the page
    if (position > 0) heading.current?.focus({ preventScroll: true });
  }, [position]);
  const feedback = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAnswered) feedback.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered]);
  const question = demoQuestions[position];
  if (question === undefined) return <DemoResult missed={missed} total={demoQuestions.length} />;

  const rightKey = String(question.answer);
  const answer = () => {
    if (selected === undefined) {
      notifyNoChoice(document.getElementById(question.id));
      return;
    }
    setIsAnswered(true);
    if (selected !== rightKey) setMissed([...missed, question]);
  };
  const next = () => {
    setPosition(position + 1);
    setSelected(undefined);
    setIsAnswered(false);
    window.scrollTo(0, 0);
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
  const isLast = position === demoQuestions.length - 1;
  return (
    <Page title="Demo" width="reading" isHeadingHidden>
      <div tabIndex={-1} className="outline-none" onKeyDown={onKeyDown}>
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <p className="font-medium">Demo</p>
          <p className="text-sm text-muted-foreground tabular-nums">
            Fråga {position + 1} av {demoQuestions.length}
          </p>
        </div>
        <ProgressBar
          label="Besvarade frågor"
          percent={percentage(position, demoQuestions.length)}
        />
        <p role="status" className="sr-only">
          {isAnswered && (isRight ? 'Rätt svar.' : 'Fel svar.')}
        </p>
        <Card className="mt-4">
          <Badge tone="primary">{question.category}</Badge>
          {question.image !== undefined && (
            <Illustration name={question.image} className="mt-4 h-24 w-28" />
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
            <section
              ref={feedback}
              aria-label="Förklaring"
              className="mt-4 border-t border-border pt-4"
            >
              <p
                className={`flex items-center gap-2 text-lg font-semibold ${isRight ? 'text-success' : 'text-destructive'}`}
              >
                {isRight ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
                {isRight ? 'Rätt!' : 'Fel'}
              </p>
              <Explanation feedback={undefined} text={question.explanation} source={undefined} />
            </section>
          )}
        </Card>
        <div className="sticky bottom-0 mt-4 flex justify-end border-t border-border bg-background/95 py-3 backdrop-blur-sm">
          <Button className="min-w-32" onClick={advance}>
            {isAnswered ? (isLast ? 'Visa resultat' : 'Nästa') : 'Svara'}
          </Button>
        </div>
      </div>
    </Page>
  );
}
