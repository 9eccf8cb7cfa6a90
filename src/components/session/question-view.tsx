import { useId, type RefObject } from 'react';

import { difficultyName } from '../../domain/question/difficulty';
import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { ChoiceList } from '../question/choice-list';
import { QuestionWithPicture } from '../question/question-picture';
import { SaveToggle } from '../question/save-toggle';

/** A question with its options, as the learner meets it. */
export function QuestionView({
  headingRef,
  question,
  selected,
  isAnswered,
  onSelect,
  reason,
  categoryId,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  question: Question;
  selected: OptionKey | undefined;
  isAnswered: boolean;
  onSelect: (option: OptionKey) => void;
  /** Why it is asked. */
  reason?: string | undefined;
  categoryId: string;
}) {
  const id = useId();
  return (
    <QuestionWithPicture
      question={question}
      above={
        <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap gap-2">
            {/* without a colour: green and red say what is right and wrong here */}
            <Badge>{difficultyName(question.difficulty)}</Badge>
            {reason !== undefined && <Badge tone="primary">{reason}</Badge>}
          </div>
          <SaveToggle questionId={question.id} categoryId={categoryId} />
        </div>
      }
    >
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="mb-4 text-lg leading-snug text-pretty outline-none sm:text-xl"
      >
        {question.text}
      </h2>
      <ChoiceList
        label={id}
        choices={listOptions(question)}
        selectedKey={selected}
        rightKey={isAnswered ? question.answer : undefined}
        onSelect={onSelect}
      />
    </QuestionWithPicture>
  );
}
