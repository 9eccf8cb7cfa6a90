/** A link that opens in a tab of its own, so that a form that is being filled in stays. */
export function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="font-medium text-primary underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (öppnas i en ny flik)</span>
    </a>
  );
}
