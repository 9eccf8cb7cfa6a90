import pairs from '../../../content/signs/look-alikes.json';

/** A sign that another is easily taken for, and what tells them apart. */
export interface LookAlike {
  readonly code: string;
  readonly difference: string;
  readonly agree: boolean;
}

/** Returns what a sign is easily taken for. If one is named for another, so is the other for the one. */
export function lookAlikesOf(code: string): LookAlike[] {
  return pairs.flatMap(({ codes: [one = '', other = ''], ...rest }) => {
    if (one === code) return [{ code: other, ...rest }];
    return other === code ? [{ code: one, ...rest }] : [];
  });
}
