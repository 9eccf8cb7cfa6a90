import { useEffect, useRef, useState } from 'react';

import { percentage } from '../../domain/practice/result-band';
import { Button, oncePerDoubleClick } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceList } from '../../ui/choice-list';
import { markNavigation } from '../../lib/navigation';
import { Badge } from '../../ui/badge';
import { notifyError } from '../../ui/notify';
import { Page } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { demoQuestions } from './demo-questions';
import { DemoResult } from './demo-result';

/** Five questions for anyone, one at a time, then a result. */
export function DemoPage() {
  const [position, setPosition] = useState(0);
  const [selected, setSelected] = useState<string>();
  const [isAnswered, setIsAnswered] = useState(false);
  const [right, setRight] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the first question leaves focus to the page
    if (position > 0) heading.current?.focus({ preventScroll: true });
  }, [position]);
  const question = demoQuestions[position];
  if (question === undefined) return <DemoResult right={right} total={demoQuestions.length} />;

  const rightKey = String(question.answer);
  const answer = () => {
    if (selected === undefined) {
      notifyError('Välj ett svar', 'Du måste välja ett svar innan du kan gå vidare.');
      return;
    }
    setIsAnswered(true);
    if (selected === rightKey) setRight(right + 1);
  };
  const next = () => {
    setPosition(position + 1);
    setSelected(undefined);
    setIsAnswered(false);
    window.scrollTo(0, 0);
    markNavigation();
  };
  const isLast = position === demoQuestions.length - 1;
  return (
    <Page title="Demo" width="reading" isHeadingHidden>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <p className="font-medium">Demo</p>
        <p className="text-sm text-muted-foreground tabular-nums">
          Fråga {position + 1} av {demoQuestions.length}
        </p>
      </div>
      <ProgressBar label="Besvarade frågor" percent={percentage(position, demoQuestions.length)} />
      <p role="status" className="sr-only">
        {isAnswered && (selected === rightKey ? 'Rätt svar.' : 'Fel svar.')}
      </p>
      <Card className="mt-4">
        <Badge tone="primary">{question.category}</Badge>
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
            <p
              className={`text-lg font-semibold ${selected === rightKey ? 'text-success' : 'text-destructive'}`}
            >
              {selected === rightKey ? 'Rätt!' : 'Fel'}
            </p>
            <p className="mt-2">{question.explanation}</p>
          </section>
        )}
      </Card>
      <div className="sticky bottom-0 mt-4 flex justify-end border-t border-border bg-background/95 py-3 backdrop-blur-sm">
        <Button className="min-w-32" onClick={oncePerDoubleClick(isAnswered ? next : answer)}>
          {isAnswered ? (isLast ? 'Visa resultat' : 'Nästa') : 'Svara'}
        </Button>
      </div>
    </Page>
  );
}
