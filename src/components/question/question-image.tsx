import { useState } from 'react';

import { classNames } from '../../lib/class-names';

/** The picture that a question asks about; says so when it cannot be loaded. */
export function QuestionImage({ url, className }: { url: string; className?: string }) {
  const [isLost, setIsLost] = useState(false);
  if (isLost) return <p className="text-muted-foreground">Bilden kunde inte laddas.</p>;
  return (
    <img
      src={url}
      alt="Bild till frågan"
      className={classNames('rounded-card object-contain', className)}
      onError={() => {
        setIsLost(true);
      }}
    />
  );
}
