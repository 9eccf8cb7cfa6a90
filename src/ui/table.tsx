import type { ReactNode } from 'react';

/** A column of a table: its heading and what it shows of a row. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
}

/**
 * A table with a caption for screen readers; on a narrow screen it scrolls sideways inside its frame, hidden texts of its
 * cells included.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-border bg-surface"
    >
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-muted text-sm text-muted-ink">
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ heading, cell }) => (
                <td key={heading} className="px-4 py-3 align-top">
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
