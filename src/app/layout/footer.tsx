/** Closes every page; says once and visibly whom the service does not belong to. */
export function Footer() {
  return (
    <footer className="mt-10 border-t border-border text-sm text-muted-foreground">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6 sm:px-6">
        <p>Teoriklar – Alla körkortstyper</p>
        <p>Teoriklar är inte knutet till Trafikverket eller Transportstyrelsen.</p>
      </div>
    </footer>
  );
}
