import { useState, type ReactNode } from 'react';

import { classNames } from '../lib/class-names';
import { Button } from './button';
import { cardLook, placeLooks, type PhonePlace } from './phone-places';

/** A column of a table: its heading and what it shows of a row. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** True for the column that takes the room that the others leave. */
  isWide?: boolean;
  /** Where no column says 'first', the first one is. Otherwise 'labelled'. */
  onPhone?: PhonePlace;
}

/** A text that somebody has written, in a cell: however long and unbroken, it leaves room for the other columns. */
export function CellText({ children }: { children: ReactNode }) {
  return <span className="block max-w-72 wrap-anywhere sm:min-w-32">{children}</span>;
}

/** As many columns stand side by side on a phone; with more, each row becomes a card of two lines. */
const mostOnPhone = 3;

/** Where each column stands on a phone. */
function placesOf<Row>(columns: readonly Column<Row>[]): PhonePlace[] {
  const hasFirst = columns.some(({ onPhone }) => onPhone === 'first');
  return columns.map(({ onPhone }, index) =>
    index === 0 && !hasFirst ? (onPhone ?? 'first') : (onPhone ?? 'labelled'),
  );
}

function cellLook(place: PhonePlace | undefined, isDense: boolean, isWide: boolean): string {
  return classNames(
    isDense ? 'sm:h-10 sm:px-3 sm:py-1' : 'align-top sm:px-4 sm:py-3',
    place === undefined ? 'max-sm:px-4 max-sm:py-3' : `max-sm:min-w-0 ${placeLooks[place]}`,
    isDense && isWide && 'sm:w-full sm:max-w-48',
  );
}

/**
 * A table with a caption for screen readers. What is wider than the screen scrolls sideways inside the frame, hidden
 * texts of its cells included. The roles are written out, as browsers forget them of a table that is laid out as cards.
 * @param isDense true for rows of one line or two, 40 px high at least where a mouse points.
 * @param mostRowsOnPhone of more rows than these, a phone shows the others at a press.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isDense = false,
  mostRowsOnPhone = Infinity,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isDense?: boolean;
  mostRowsOnPhone?: number;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const isStacked = columns.length > mostOnPhone;
  const places = isStacked ? placesOf(columns) : [];
  const isFolded = !isWhole && rows.length > mostRowsOnPhone;
  return (
    <>
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
            {rows.map((row, number) => (
              <tr
                key={keyOf(row)}
                role="row"
                className={classNames(
                  isStacked && cardLook,
                  isFolded && number >= mostRowsOnPhone && 'max-sm:hidden',
                )}
              >
                {columns.map(({ heading, cell, isWide = false }, index) => (
                  <td
                    key={heading}
                    role="cell"
                    data-heading={heading}
                    className={cellLook(places[index], isDense, isWide)}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isFolded && (
        <Button
          variant="outline"
          className="mt-3 w-full sm:hidden"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Visa alla {rows.length}
          <span className="sr-only">: {caption}</span>
        </Button>
      )}
    </>
  );
}
