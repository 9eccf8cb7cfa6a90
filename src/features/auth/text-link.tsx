import { Link } from 'react-router-dom';

/** A link within running text. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center font-medium text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
