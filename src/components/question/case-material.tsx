import { useId } from 'react';

import { readCase } from '../../domain/question/case';

/**
 * What several questions ask about. On a phone it scrolls by itself and can be folded away, so that the options stay on the
 * screen.
 */
export function CaseMaterial({ text }: { text: string }) {
  const id = useId();
  const shared = readCase({ case: text });
  if (shared === null) return null;
  const [headings = [], ...rows] = shared.rows ?? [];
  return (
    <details open data-case className="mb-4 rounded-card border border-border bg-muted/50">
      <summary id={id} className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">
        {shared.title}
      </summary>
      <div
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        className="grid gap-3 overflow-auto px-4 pb-3 text-base max-sm:max-h-[22svh] print:max-h-none"
      >
        <p className="whitespace-pre-line">{shared.text}</p>
        {rows.length > 0 && (
          <table className="w-full border-collapse text-sm tabular-nums">
            <thead>
              <tr>
                {headings.map((heading, column) => (
                  <th
                    key={column}
                    scope="col"
                    className="border-b border-border py-1 pr-3 text-left font-semibold not-first:text-right last:pr-0"
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td
                      key={column}
                      className="border-b border-border py-1 pr-3 align-top not-first:text-right last:pr-0"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </details>
  );
}
