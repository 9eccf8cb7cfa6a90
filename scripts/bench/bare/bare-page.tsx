import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** How large a bare page is. */
export interface BareSize {
  readonly elements: number;
  /** How many elements each kind of press replaces. */
  readonly replaced: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    /** Set by who opens the page. */
    bareSize: BareSize;
  }
}

/** As many elements as a page of the program, and for each kind of press a button that replaces as many as it does. */
function BarePage({ elements, replaced }: BareSize) {
  const [{ count, turn }, setPressed] = useState({ count: 0, turn: 0 });
  return (
    <>
      {Object.entries(replaced).map(([kind, number]) => (
        <button
          key={kind}
          style={{ height: 48 }}
          onClick={() => {
            setPressed({ count: number, turn: turn + 1 });
          }}
        >
          {kind}
        </button>
      ))}
      {Array.from({ length: elements }, (_, place) =>
        place < count ? <p key={`${String(place)}/${String(turn)}`}>{turn}</p> : <p key={place} />,
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(<BarePage {...window.bareSize} />);
