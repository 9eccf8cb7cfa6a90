/** A sign that comes in more than one form: what its drawing is called after the code, and what to call it. */
export interface SignVariant {
  readonly key: string;
  readonly label: string;
}

const limits = ['30', '40', '50', '60', '70', '80', '90', '100', '110', '120'];

/** The other forms of signs, by code; the form that is shown by itself is not among them. */
const variants: Readonly<Record<string, readonly SignVariant[]>> = {
  A1: [{ key: 'vanster', label: 'Kurva åt vänster' }],
  A2: [{ key: 'vanster', label: 'Första kurvan åt vänster' }],
  A5: [
    { key: 'hoger', label: 'Smalnar av från höger' },
    { key: 'vanster', label: 'Smalnar av från vänster' },
  ],
  A19: [
    { key: 'radjur', label: 'Rådjur' },
    { key: 'ren', label: 'Ren' },
    { key: 'hast', label: 'Häst' },
    { key: 'ko', label: 'Ko' },
  ],
  A29: [{ key: 'hoger', label: 'Anslutande väg från höger' }],
  A38: [
    { key: '2', label: 'Andra tavlan' },
    { key: '1', label: 'Närmast korsningen' },
  ],
  C25: [{ key: 'hoger', label: 'Förbud mot högersväng' }],
  C31: limits.map((limit) => ({ key: limit, label: `${limit} km/h` })),
  D1: [
    { key: 'vanster', label: 'Vänster' },
    { key: 'rakt', label: 'Rakt fram' },
    { key: 'rakt-hoger', label: 'Rakt fram eller höger' },
    { key: 'rakt-vanster', label: 'Rakt fram eller vänster' },
    { key: 'vanster-hoger', label: 'Vänster eller höger' },
  ],
  D2: [{ key: 'vanster', label: 'Till vänster om hindret' }],
  D11: [
    { key: 'gangbana', label: 'Slut på gångbana' },
    { key: 'gang-och-cykelbana', label: 'Slut på gång- och cykelbana' },
  ],
  E16: [{ key: 'upp', label: 'Rakt fram' }],
  F5: [
    { key: 'motorvag', label: 'Till motorväg eller motortrafikled' },
    { key: 'enskild-vag', label: 'Till enskild väg' },
    { key: 'lokalt-mal', label: 'Till lokalt mål' },
  ],
  F14: [{ key: 'europavag', label: 'Europaväg' }],
  M19: [
    { key: 'rakt', label: 'Rakt fram' },
    { key: 'rakt-hoger', label: 'Rakt fram eller höger' },
  ],
  SIG1: [{ key: 'gaende', label: 'För gående' }],
  T8: [{ key: 'gaende', label: 'Gående' }],
  T15: [{ key: 'hoger', label: 'Åt höger' }],
  X3: [{ key: 'vanster', label: 'Passera till vänster' }],
};

/** Returns the other forms of a sign; none for most. */
export function variantsOf(code: string): readonly SignVariant[] {
  return variants[code] ?? [];
}
