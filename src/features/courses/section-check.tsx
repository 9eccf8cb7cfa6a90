import { useState } from 'react';

import { useVariation } from '../../components/session/use-variation';
import type { Question } from '../../domain/question/question';
import { formatCount } from '../../lib/format';
import { LoadingText, Skeleton } from '../../ui/skeleton';
import { CheckQuestion } from './check-question';

interface Checked {
  categoryId: string;
  questions: readonly Question[];
}

function Checks({ categoryId, questions }: Checked) {
  const [startedAt] = useState(() => Date.now());
  const vary = useVariation(questions);
  if (vary === undefined) {
    return (
      <>
        <LoadingText />
        <Skeleton className="m-5 h-96" />
      </>
    );
  }
  return (
    <ol className="divide-y divide-border px-5">
      {questions.map((question) => (
        <li key={question.id} className="py-5">
          <CheckQuestion categoryId={categoryId} question={vary(question, startedAt)} />
        </li>
      ))}
    </ol>
  );
}

/** Questions on what has just been read, one after the other; closed until the reader wants them, if it is not to be open. */
export function SectionCheck({
  isOpen,
  categoryId,
  questions,
  onOpen,
}: Checked & {
  /** Whether it is open at first. */
  isOpen: boolean;
  /** Called when the reader opens it. */
  onOpen: () => void;
}) {
  // once opened they stay, however often it is closed: an answer given is not asked for again
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      open={isOpen}
      className="group rounded-card border border-border bg-surface open:shadow-lift print:hidden"
      onToggle={({ currentTarget }) => {
        // browsers tell, too, that it is open from the first
        if (!currentTarget.open || wasOpened) return;
        setWasOpened(true);
        onOpen();
      }}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
        <span>
          Kontrollfrågor{' '}
          <span className="font-normal text-muted-foreground">
            ({formatCount(questions.length, 'fråga', 'frågor')})
          </span>
        </span>
        <span
          aria-hidden
          className="size-2.5 shrink-0 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-current transition-transform group-open:translate-y-0.5 group-open:-rotate-135"
        />
      </summary>
      {wasOpened && <Checks categoryId={categoryId} questions={questions} />}
    </details>
  );
}
