import Clock from 'lucide-react/icons/clock';

import { readingMinutes } from '../../domain/course/course-text';

/** How long a course takes to read. */
export function ReadingTime({ text }: { text: string }) {
  const minutes = readingMinutes(text);
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
      <Clock aria-hidden className="size-4" />
      {minutes === 1 ? '1 minuts läsning' : `${String(minutes)} minuters läsning`}
    </p>
  );
}
