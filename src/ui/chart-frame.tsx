import type { ReactNode } from 'react';

/**
 * Where a chart is drawn: its children, in a square of 100 units that is stretched to the width there is, over lines at
 * even heights. What is written beside and below is text of the page, of the same size at any width.
 */
export function ChartFrame({
  label,
  lines,
  names,
  children,
}: {
  /** Says all of it to those who do not see it. */
  label: string;
  /** What is written at the lines, the lowest first. */
  lines: readonly string[];
  /** What is written below, from left to right. */
  names: readonly string[];
  children: ReactNode;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid max-w-3xl grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-3 pt-3 text-xs text-muted-foreground tabular-nums"
    >
      <div className="flex flex-col-reverse justify-between text-right">
        {lines.map((text, index) => (
          <span key={index} className="flex h-0 items-center justify-end">
            {text}
          </span>
        ))}
      </div>
      <div className="relative h-36">
        <div className="flex h-full flex-col-reverse justify-between">
          {lines.map((_, index) => (
            <span key={index} className="border-t border-border" />
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {children}
        </svg>
      </div>
      <div className="col-start-2 flex justify-between">
        {names.map((name, index) => (
          <span key={index} className="flex w-0 grow justify-center whitespace-nowrap">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
