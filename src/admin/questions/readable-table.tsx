import { useState, type ComponentProps } from 'react';

import { QuestionTable, textButtonId } from './question-table';
import { WholeQuestion } from './whole-question';

/** The table, and beside it the whole of the question that is chosen, or else of the one that was pointed at last. */
export function ReadableTable({
  questions,
  ...table
}: Omit<ComponentProps<typeof QuestionTable>, 'reading'>) {
  const [chosenId, setChosenId] = useState<string>();
  const [pointedId, setPointedId] = useState<string>();
  const chosen = questions.find(({ id }) => id === chosenId);
  const shown = chosen ?? questions.find(({ id }) => id === pointedId) ?? questions[0];
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem] 2xl:grid-cols-[minmax(0,1fr)_20rem]">
      <QuestionTable
        {...table}
        questions={questions}
        reading={{
          chosenId: chosen?.id,
          onChoose: ({ id }) => {
            setChosenId(id === chosenId ? undefined : id);
          },
          onPoint: ({ id }) => {
            setPointedId(id);
          },
        }}
      />
      {shown !== undefined && (
        <WholeQuestion
          question={shown}
          isChosen={chosen !== undefined}
          onClose={() => {
            setChosenId(undefined);
            document.getElementById(textButtonId(shown.id))?.focus();
          }}
        />
      )}
    </div>
  );
}
