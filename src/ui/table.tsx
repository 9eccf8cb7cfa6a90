import type { ReactNode } from 'react';

import { classNames } from '../lib/class-names';

/** A column of a table: its heading and what it shows of a row. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** True for the column that takes the room that the others leave. */
  isWide?: boolean;
}

/** A text that somebody has written, in a cell: however long and unbroken, it leaves room for the other columns. */
export function CellText({ children }: { children: ReactNode }) {
  return <span className="block max-w-72 wrap-anywhere sm:min-w-32">{children}</span>;
}

/** As many columns stand side by side on a phone; with more, each row becomes a card with the headings beside its cells. */
const mostOnPhone = 3;

const stacked =
  'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:justify-items-start max-sm:gap-2 max-sm:*:flex-wrap max-sm:before:pt-0.5 max-sm:before:text-sm max-sm:before:text-muted-foreground max-sm:before:content-[attr(data-heading)] sm:px-4 sm:py-3';

function rowLook(isStacked: boolean, isDense: boolean): string | undefined {
  if (isDense) return 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:p-2';
  return isStacked ? 'max-sm:grid max-sm:gap-2 max-sm:px-4 max-sm:py-3' : undefined;
}

function cellLook(isStacked: boolean, isDense: boolean, isWide: boolean): string {
  if (!isDense) return classNames('align-top', isStacked ? stacked : 'px-4 py-3');
  // on a phone beside a box to tick
  const wide = 'max-sm:basis-[calc(100%-4rem)] max-sm:grow sm:w-full sm:max-w-48';
  return classNames('max-sm:min-w-0 sm:h-10 sm:px-3 sm:py-1', isWide && wide);
}

/**
 * A table with a caption for screen readers. What is wider than the screen scrolls sideways inside the frame, hidden
 * texts of its cells included. The roles are written out, as browsers forget them of a table that is laid out as cards.
 * @param isDense true for rows of one line, 40 px high where a mouse points, and cards of two lines on a phone.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isDense = false,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isDense?: boolean;
}) {
  const isStacked = columns.length > mostOnPhone;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-border bg-surface"
    >
      <table role="table" className={classNames('w-full text-left', isStacked && 'max-sm:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className={classNames('bg-muted text-sm text-muted-ink', isStacked && 'max-sm:sr-only')}
        >
          <tr role="row">
            {columns.map(({ heading }) => (
              <th
                key={heading}
                scope="col"
                role="columnheader"
                className={classNames(
                  'font-semibold whitespace-nowrap',
                  isDense ? 'px-3 py-2' : 'px-4 py-3',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className={classNames('divide-y divide-border', isStacked && 'max-sm:block')}
        >
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={rowLook(isStacked, isDense)}>
              {columns.map(({ heading, cell, isWide = false }) => (
                <td
                  key={heading}
                  role="cell"
                  data-heading={heading}
                  className={cellLook(isStacked, isDense, isWide)}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
