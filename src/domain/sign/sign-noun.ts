import type { Sign } from './signs';

/** What a sign is called. */
interface SignNoun {
  /** As in "Vad märket betyder". */
  readonly definite: string;
  /** As in "Vilket märke menas?". */
  readonly which: string;
  /** What its name needs before it to be understood, if anything. */
  readonly kind?: string;
}

const marking = {
  definite: 'markeringen',
  which: 'Vilken markering',
  kind: 'Vägmarkering',
};
const signal = { definite: 'signalen', which: 'Vilken signal', kind: 'Signal' };
const symbol = { definite: 'symbolen', which: 'Vilken symbol', kind: 'Symbol' };
const gesture = { definite: 'tecknet', which: 'Vilket tecken', kind: 'Tecken' };
const device = { definite: 'anordningen', which: 'Vilken anordning', kind: 'Anordning' };

/** Returns what a sign is called: a sign, a plate, a symbol, a marking, a signal, a sign by the police or another device. */
export function signNoun({ code, group }: Pick<Sign, 'code' | 'group'>): SignNoun {
  switch (group) {
    case 'plate':
      return code.startsWith('S') ? symbol : { definite: 'tavlan', which: 'Vilken tavla' };
    case 'marking':
      return marking;
    case 'signal':
      if (/^[PV]\d/.test(code)) return gesture;
      return code.startsWith('SIG') || code === 'Y1' ? signal : device;
    default:
      return { definite: 'märket', which: 'Vilket märke' };
  }
}

/** Returns the code and the name of a sign, with what it is where its name does not say so. */
export function signTitle(sign: Sign): string {
  const { kind } = signNoun(sign);
  return kind === undefined ? `${sign.code} ${sign.name}` : `${kind} ${sign.code}: ${sign.name}`;
}
