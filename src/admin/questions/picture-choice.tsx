import type { ReactNode } from 'react';

/** A picture to choose, with its name. */
export function PictureChoice({
  name,
  onChoose,
  children,
}: {
  name: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    // what is far down is not laid out before it is near
    <li className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
      <button
        type="button"
        className="grid w-full content-start gap-2 rounded-card border border-border p-2 text-left text-sm hover:border-primary focus-visible:outline-3 focus-visible:outline-primary"
        onClick={onChoose}
      >
        <span aria-hidden className="block aspect-4/3 overflow-hidden rounded-lg">
          {children}
        </span>
        {name}
      </button>
    </li>
  );
}

/** The grid that pictures to choose stand in. */
export const pictureGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4';
