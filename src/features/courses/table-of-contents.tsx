import Check from 'lucide-react/icons/check';

import type { CourseSection } from '../../domain/course/course-sections';
import { percentage } from '../../domain/progress/result-band';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';
import { ReadingTime } from './reading-time';

/** The sections of a course, with a mark on those that have been read. */
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
  const count = sections.filter(({ id }) => read.includes(id)).length;
  return (
    <Card className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden">
      <ReadingTime text={text} />
      <p className="mt-2 mb-2 text-sm text-muted-foreground">
        {count} av {sections.length} avsnitt lästa
      </p>
      <ProgressBar label="Lästa avsnitt" percent={percentage(count, sections.length)} />
      <nav aria-label="Innehåll" className="mt-3">
        <ol>
          {sections
            .filter(({ title }) => title !== '')
            .map(({ id, title }) => (
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
    </Card>
  );
}
