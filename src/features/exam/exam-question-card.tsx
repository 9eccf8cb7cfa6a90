import Flag from 'lucide-react/icons/flag';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useId, type RefObject } from 'react';

import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceList } from '../../components/question/choice-list';
import { QuestionWithPicture } from '../../components/question/question-picture';
import type { ReadAloud } from './use-read-aloud';

function ListenButton({ readAloud, onListen }: { readAloud: ReadAloud; onListen: () => void }) {
  if (!readAloud.isWanted) return null;
  if (readAloud.isAvailable === false) {
    return (
      <p className="text-sm text-muted-foreground">
        Ingen svensk röst finns i den här webbläsaren.
      </p>
    );
  }
  const Icon = readAloud.isSpeaking ? Square : Volume2;
  return (
    <Button variant="outline" disabled={readAloud.isAvailable !== true} onClick={onListen}>
      <Icon aria-hidden className="size-5" />
      {readAloud.isSpeaking ? 'Sluta läsa' : 'Läs upp'}
    </Button>
  );
}

/** One question of a test under way. Nothing tells whether an answer is right. */
export function ExamQuestionCard({
  headingRef,
  question,
  chosen,
  isFlagged,
  readAloud,
  onChoose,
  onFlag,
  onListen,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Undefined when the question has been deleted since the test was drawn. */
  question: Question | undefined;
  chosen: OptionKey | undefined;
  isFlagged: boolean;
  readAloud: ReadAloud;
  onChoose: (option: OptionKey) => void;
  onFlag: () => void;
  onListen: () => void;
}) {
  const id = useId();
  return (
    <Card className="mt-4">
      <QuestionWithPicture question={question ?? {}}>
        <h2
          ref={headingRef}
          id={id}
          tabIndex={-1}
          className="mb-4 text-lg leading-snug text-pretty outline-none sm:text-xl"
        >
          {question?.text ?? 'Frågan kan inte visas'}
        </h2>
        {question === undefined ? (
          <Alert>Frågan har tagits bort ur tjänsten. Gå vidare till nästa.</Alert>
        ) : (
          <ChoiceList
            label={id}
            choices={listOptions(question)}
            selectedKey={chosen}
            rightKey={undefined}
            onSelect={onChoose}
          />
        )}
      </QuestionWithPicture>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Button
          variant={isFlagged ? 'accent' : 'outline'}
          aria-pressed={isFlagged}
          onClick={onFlag}
        >
          <Flag aria-hidden className="size-5" />
          Flagga
        </Button>
        <ListenButton readAloud={readAloud} onListen={onListen} />
      </div>
    </Card>
  );
}
