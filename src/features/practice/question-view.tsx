import { useId, useState, type RefObject } from 'react';

import { difficultyName } from '../../domain/question/difficulty';
import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { ChoiceList } from '../../ui/choice-list';

const tones: Record<string, 'success' | 'warning' | 'destructive'> = {
  Lätt: 'success',
  Medium: 'warning',
  Svår: 'destructive',
};

function QuestionImage({ url }: { url: string }) {
  const [isLost, setIsLost] = useState(false);
  if (isLost) return <p className="mt-3 text-muted-foreground">Bilden kunde inte laddas.</p>;
  return (
    <img
      src={url}
      alt="Bild till frågan"
      className="mt-3 max-h-64 w-full rounded-card object-contain"
      onError={() => {
        setIsLost(true);
      }}
    />
  );
}

/** A question with its options, as the learner meets it. */
export function QuestionView({
  headingRef,
  question,
  selected,
  isAnswered,
  onSelect,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
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
      {question.imageUrl !== undefined && <QuestionImage url={question.imageUrl} />}
      <h2
        ref={headingRef}
        id={id}
        tabIndex={-1}
        className="mt-3 mb-4 text-lg leading-snug text-pretty outline-none sm:text-xl"
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
    </>
  );
}
