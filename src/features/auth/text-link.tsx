import { Link, useLocation } from 'react-router-dom';

/** A link within running text; between signing in and registering, it takes along where to go on to. */
export function TextLink({ to, children }: { to: string; children: string }) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Link
      to={to}
      state={state}
      className="inline-flex min-h-6 items-center font-medium text-primary underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
