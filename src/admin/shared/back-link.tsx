import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

/**
 * The way from what the address shows in the place of a list, back to the list as it was left.
 * @param parameter what in the address names it.
 */
export function BackLink({ parameter, children }: { parameter: string; children: ReactNode }) {
  const [parameters] = useSearchParams();
  const list = new URLSearchParams(parameters);
  list.delete(parameter);
  return (
    <Link
      to={`?${list.toString()}`}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-muted-foreground hover:underline"
    >
      <ChevronLeft aria-hidden className="size-5" />
      {children}
    </Link>
  );
}
