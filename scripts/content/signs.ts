import official from '../../content/signs/regulation.json' with { type: 'json' };
import leftOut from '../../content/signs/left-out.json' with { type: 'json' };
import { coverSigns } from '../../src/domain/content/check-signs';
import { signs } from '../../src/domain/sign/signs';

/** Returns how much of the regulation the library draws, as lines to print. */
export function reportSigns(): string[] {
  const { seen, drawn, missing } = coverSigns(
    Object.keys(official),
    Object.keys(leftOut),
    signs.map(({ code }) => code),
  );
  const codes = Object.keys(leftOut);
  return [
    `signs: ${String(drawn)} drawn of the regulation's ${String(seen)} that a driver sees, ${String(codes.length)} are left out (${codes.join(', ')})`,
    ...(missing.length === 0 ? [] : [`not drawn: ${missing.join(', ')}`]),
  ];
}
