import { useId, type ReactNode, type RefObject } from 'react';

import { difficultyName, difficultyTone } from '../../domain/question/difficulty';
import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { ChoiceList } from '../../components/question/choice-list';
import { QuestionWithPicture } from '../../components/question/question-picture';

/** A question with its options, as the learner meets it. */
export function QuestionView({
  headingRef,
  question,
  selected,
  isAnswered,
  onSelect,
  reason,
  tool,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  question: Question;
  selected: OptionKey | undefined;
  isAnswered: boolean;
  onSelect: (option: OptionKey) => void;
  /** Why it is asked. */
  reason?: string | undefined;
  tool?: ReactNode;
}) {
  const id = useId();
  return (
    <QuestionWithPicture
      question={question}
      above={
        <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap gap-2">
            <Badge tone={difficultyTone(question.difficulty)}>
              {difficultyName(question.difficulty)}
            </Badge>
            {reason !== undefined && <Badge tone="primary">{reason}</Badge>}
          </div>
          {tool}
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
