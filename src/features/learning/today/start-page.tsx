import type { ReactNode } from 'react';

import { useHeadingFocus } from '../../../ui/use-heading-focus';

/** What the program begins with for whoever is signed in: its heading, and a card below it. */
export function StartPage({
  heading,
  note,
  children,
}: {
  heading: string;
  note: string;
  children: ReactNode;
}) {
  const headingRef = useHeadingFocus();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <h1 ref={headingRef} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {heading}
      </h1>
      <p className="mt-1 text-muted-foreground">{note}</p>
      <div className="mt-5 grid gap-4">{children}</div>
    </div>
  );
}
