import Check from 'lucide-react/icons/check';
import { useState } from 'react';

import type { CourseSection } from '../../domain/course/course-sections';
import { percentage } from '../../domain/progress/result-band';
import { formatCount } from '../../lib/format';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { ReadingTime } from './reading-time';

/** The sections of a course, with a mark on those that have been read; folded where they stand above the text. */
export function TableOfContents({
  text,
  sections,
  read,
}: {
  /** Of the whole course. */
  text: string;
  sections: readonly CourseSection[];
  /** Ids of the sections that have been read. */
  read: readonly string[];
}) {
  const [isBeside] = useState(() => window.matchMedia('(width >= 64rem)').matches);
  const titled = sections.filter(({ title }) => title !== '');
  const count = sections.filter(({ id }) => read.includes(id)).length;
  return (
    <Card className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden">
      <ReadingTime text={text} />
      <p className="mt-2 mb-2 text-sm text-muted-foreground">
        {count} av {sections.length} avsnitt lästa
      </p>
      <ProgressBar label="Lästa avsnitt" percent={percentage(count, sections.length)} />
      <details open={isBeside} className="group mt-2 -mb-2 lg:mb-0">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-medium hover:text-primary [&::-webkit-details-marker]:hidden">
          {formatCount(titled.length, 'avsnitt', 'avsnitt')}
          <span
            aria-hidden
            className="mr-1 size-2.5 shrink-0 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-current transition-transform group-open:translate-y-0.5 group-open:-rotate-135"
          />
        </summary>
        <nav aria-label="Innehåll">
          <ol>
            {titled.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-mx-2 flex min-h-11 items-center justify-between gap-2 rounded-card px-2 py-1 leading-snug hover:bg-muted"
                >
                  {title}
                  {read.includes(id) && (
                    <span className="text-success">
                      <Check aria-hidden className="size-5" />
                      <span className="sr-only">(läst)</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
    </Card>
  );
}
