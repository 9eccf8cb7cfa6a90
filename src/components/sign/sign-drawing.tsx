import { use } from 'react';

import { keptDrawing } from '../../graphics/sign/load-sign';

/**
 * A sign in the size of what it stands in. Suspends until its file has loaded. Without a label it is decoration.
 */
export function SignDrawing({ name, label }: { name: string; label?: string | undefined }) {
  const { width, height, markup } = use(keptDrawing(name));
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="size-full"
      // the project's own drawing, never anybody's text
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
