import { useState, type ReactNode } from 'react';

import { Button } from '../../ui/button';

/** Questions that are shown at a time. */
const step = 20;

/** A list of questions, the first of them at once and more on demand. */
export function QuestionList<Item extends { questionId: string }>({
  items,
  render,
}: {
  items: readonly Item[];
  render: (item: Item) => ReactNode;
}) {
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul className="grid gap-4">
        {items.slice(0, shown).map((item) => (
          <li key={item.questionId}>{render(item)}</li>
        ))}
      </ul>
      {items.length > shown && (
        <Button
          variant="outline"
          className="mt-4 w-full"
          onClick={() => {
            setShown(shown + step);
          }}
        >
          Visa fler ({items.length - shown} kvar)
        </Button>
      )}
    </>
  );
}
