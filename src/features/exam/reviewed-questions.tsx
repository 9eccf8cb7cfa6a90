import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { examAreaNames, examAreas } from '../../domain/exam/exam-area';
import type { MarkedQuestion } from '../../domain/exam/exam-result';
import type { Question } from '../../domain/question/question';
import { formatCount } from '../../lib/format';
import { groupBy } from '../../lib/group-by';
import { Button } from '../../ui/button';
import { ReviewedQuestion } from './reviewed-question';
import { useIsPrinting } from './use-is-printing';

/** How many questions each key turns over. */
const turns: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Questions of a finished test by area, one line each, of which one at a time is open; on paper all are. */
export function ReviewedQuestions({
  shown,
  byId,
}: {
  /** With their places in the test, from 1. */
  shown: readonly { marked: MarkedQuestion; number: number }[];
  byId: ReadonlyMap<string, Question>;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const isPrinting = useIsPrinting();
  const groups = groupBy(shown, ({ marked }) => marked.area);
  const areas = examAreas.filter((area) => groups.has(area));
  const ids = areas.flatMap((area) => groups.get(area)?.map(({ marked }) => marked.id) ?? []);
  const place = ids.findIndex((id) => id === openId);

  const turn = (by: number) => {
    const id = ids[place + by];
    if (id === undefined) return;
    flushSync(() => {
      setOpenId(id);
    });
    const line = list.current?.querySelector<HTMLElement>('details[open] > summary');
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'start' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = turns[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn(by);
  };

  return (
    // a press on the text of a question brings focus here, so that the arrows are heard after it
    <div
      ref={list}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none"
    >
      {areas.map((area) => (
        <section key={area}>
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <h3 className="text-lg">{examAreaNames[area]}</h3>
            <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
              {formatCount(groups.get(area)?.length ?? 0, 'fråga', 'frågor')}
            </span>
          </div>
          <ol className="divide-y divide-border rounded-card border border-border bg-surface shadow-lift">
            {groups.get(area)?.map(({ marked, number }) => (
              <li key={marked.id}>
                <ReviewedQuestion
                  number={number}
                  marked={marked}
                  question={byId.get(marked.id)}
                  isOpen={isPrinting || marked.id === openId}
                  onToggle={() => {
                    setOpenId(marked.id === openId ? null : marked.id);
                  }}
                >
                  {ids.length > 1 && (
                    <div className="mt-4 flex items-center justify-between gap-3 print:hidden">
                      <Button
                        isRepeatable
                        variant="outline"
                        disabled={place <= 0}
                        onClick={() => {
                          turn(-1);
                        }}
                      >
                        Föregående
                      </Button>
                      <p className="hidden text-sm text-muted-foreground lg:block">
                        Bläddra med vänster- och högerpilen.
                      </p>
                      <Button
                        isRepeatable
                        variant="outline"
                        disabled={place === ids.length - 1}
                        onClick={() => {
                          turn(1);
                        }}
                      >
                        Nästa
                      </Button>
                    </div>
                  )}
                </ReviewedQuestion>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
