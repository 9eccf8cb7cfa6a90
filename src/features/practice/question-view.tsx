import { useId } from 'react';

import { difficultyName } from '../../domain/question/difficulty';
import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { ChoiceList } from '../../ui/choice-list';

const tones: Record<string, 'success' | 'warning' | 'destructive'> = {
  Lätt: 'success',
  Medium: 'warning',
  Svår: 'destructive',
};

/** A question with its options, as the learner meets it. */
export function QuestionView({
  question,
  selected,
  isAnswered,
  onSelect,
}: {
  question: Question;
  selected: OptionKey | undefined;
  isAnswered: boolean;
  onSelect: (option: OptionKey) => void;
}) {
  const id = useId();
  const difficulty = difficultyName(question.difficulty);
  return (
    <>
      <Badge tone={tones[difficulty] ?? 'neutral'}>{difficulty}</Badge>
      {question.imageUrl !== undefined && (
        <img
          src={question.imageUrl}
          alt="Bild till frågan"
          className="mt-3 max-h-64 w-full rounded-card object-contain"
        />
      )}
      <h2 id={id} className="mt-3 mb-4 text-lg leading-snug text-pretty sm:text-xl">
        {question.text}
      </h2>
      <ChoiceList
        label={id}
        choices={listOptions(question)}
        selectedKey={selected}
        rightKey={isAnswered ? question.answer : undefined}
        onSelect={onSelect}
      />
    </>
  );
}
