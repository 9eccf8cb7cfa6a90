import { definitions } from '../../domain/question-statistics/definitions';

/** What the figures and the alarms mean, and where that comes from. */
export function DefinitionList() {
  return (
    <section className="mt-8">
      <h3 className="mb-3 text-xl">Så räknas siffrorna</h3>
      <dl className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {definitions.map(({ term, text, source }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
            {source !== undefined && (
              <dd className="text-sm text-muted-foreground">Källa: {source}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
