import { useId, type RefObject } from 'react';

import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Card } from '../../ui/card';
import { ChoiceList } from '../../components/question/choice-list';
import { QuestionWithPicture } from '../../components/question/question-picture';

/** One question of a test under way. Nothing tells whether an answer is right. */
export function ExamQuestionCard({
  headingRef,
  question,
  chosen,
  onChoose,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Undefined when the question has been deleted since the test was drawn. */
  question: Question | undefined;
  chosen: OptionKey | undefined;
  onChoose: (option: OptionKey) => void;
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
    </Card>
  );
}
