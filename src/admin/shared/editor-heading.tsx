import { useEffect, useRef } from 'react';

/** The heading of an editor that takes the place of a list: it takes the focus, which was on the button that is gone. */
export function EditorHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  );
}
