import official from '../../content/signs/regulation.json' with { type: 'json' };
import leftOut from '../../content/signs/left-out.json' with { type: 'json' };
import type { ContentProblem } from '../../src/domain/content/check-content';
import { coverSigns } from '../../src/domain/content/check-signs';
import { signs } from '../../src/domain/sign/signs';

const { seen, drawn, missing } = coverSigns(
  Object.keys(official),
  Object.keys(leftOut),
  signs.map(({ code }) => code),
);

/** Returns how much of the regulation the library draws, as a line to print. */
export function reportSigns(): string {
  const codes = Object.keys(leftOut);
  return `signs: ${String(drawn)} drawn of the regulation's ${String(seen)} that tell a driver something, ${String(codes.length)} are left out (${codes.join(', ')})`;
}

/** Returns the codes that are neither drawn nor left out with a reason. */
export function checkSigns(): ContentProblem[] {
  return missing.map((code) => ({ where: code, what: 'nobody has drawn it' }));
}
