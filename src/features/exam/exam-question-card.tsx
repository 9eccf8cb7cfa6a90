import Flag from 'lucide-react/icons/flag';
import { useId, type RefObject } from 'react';

import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceList } from '../../components/question/choice-list';
import { QuestionWithPicture } from '../../components/question/question-picture';

/** One question of a test under way. Nothing tells whether an answer is right. */
export function ExamQuestionCard({
  headingRef,
  question,
  chosen,
  isFlagged,
  onChoose,
  onFlag,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Undefined when the question has been deleted since the test was drawn. */
  question: Question | undefined;
  chosen: OptionKey | undefined;
  isFlagged: boolean;
  onChoose: (option: OptionKey) => void;
  onFlag: () => void;
}) {
  const id = useId();
  return (
    <Card className="mt-2">
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
      <Button
        variant={isFlagged ? 'accent' : 'outline'}
        aria-pressed={isFlagged}
        className="mt-4"
        onClick={onFlag}
      >
        <Flag aria-hidden className="size-5" />
        Flagga
      </Button>
    </Card>
  );
}
