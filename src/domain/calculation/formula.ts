/** Computes a formula from the figures that it names. */
export type Formula = (values: ReadonlyMap<string, number>) => number;

/** What is wrong with what somebody wrote, in Swedish. */
export class CalculationError extends Error {}

/** What a figure can be called. */
export const figureName = /^[a-zåäö][a-zåäö0-9_]*$/;

const tokenPattern =
  /\s*(?:(\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)|\d+)([.,]\d+)?|([a-zåäö][a-zåäö0-9_]*)|([-+−*×/()%;]))/iy;

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  nedåt: (value) => Math.floor(value),
  uppåt: (value) => Math.ceil(value),
};

type Token = { number: number } | { name: string } | { sign: string };

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  const trimmed = text.trimEnd();
  while (pattern.lastIndex < trimmed.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(trimmed);
    if (match === null) {
      throw new CalculationError(
        `”${trimmed.slice(start).trim().charAt(0)}” går inte att räkna med.`,
      );
    }
    const [, whole, decimals = '', name, sign = ''] = match;
    if (whole !== undefined) {
      const digits = whole.replaceAll(/[ \u00a0]/g, '') + decimals.replace(',', '.');
      tokens.push({ number: Number(digits) });
    } else if (name !== undefined) tokens.push({ name: name.toLowerCase() });
    else tokens.push({ sign: sign.replace('−', '-').replace('×', '*') });
  }
  return tokens;
}

/** Reads tokens from the left; each part of a formula takes its own. */
class Reader {
  private place = 0;
  private readonly tokens: readonly Token[];
  private readonly known: ReadonlySet<string>;

  constructor(tokens: readonly Token[], known: ReadonlySet<string>) {
    this.tokens = tokens;
    this.known = known;
  }

  private takes(...signs: string[]): string | undefined {
    const token = this.tokens[this.place];
    if (token === undefined || !('sign' in token) || !signs.includes(token.sign)) return undefined;
    this.place += 1;
    return token.sign;
  }

  whole(): Formula {
    const formula = this.sum();
    if (this.place < this.tokens.length) {
      throw new CalculationError('Det saknas ett räknetecken, eller så är en parentes för mycket.');
    }
    return formula;
  }

  private sum(): Formula {
    let left = this.product();
    for (;;) {
      const sign = this.takes('+', '-');
      if (sign === undefined) return left;
      const [one, other] = [left, this.product()];
      left =
        sign === '+' ? (given) => one(given) + other(given) : (given) => one(given) - other(given);
    }
  }

  private product(): Formula {
    let left = this.factor();
    for (;;) {
      const sign = this.takes('*', '/');
      if (sign === undefined) return left;
      const [one, other] = [left, this.factor()];
      left =
        sign === '*' ? (given) => one(given) * other(given) : (given) => one(given) / other(given);
    }
  }

  private factor(): Formula {
    if (this.takes('-') !== undefined) {
      const positive = this.factor();
      return (given) => -positive(given);
    }
    const value = this.value();
    return this.takes('%') === undefined ? value : (given) => value(given) / 100;
  }

  private value(): Formula {
    if (this.takes('(') !== undefined) {
      const inner = this.sum();
      this.close();
      return inner;
    }
    const token = this.tokens[this.place];
    this.place += 1;
    if (token !== undefined && 'number' in token) return () => token.number;
    if (token !== undefined && 'name' in token) return this.named(token.name);
    throw new CalculationError('Ett tal saknas i formeln.');
  }

  private close(): void {
    if (this.takes(')') === undefined) throw new CalculationError('En parentes är inte stängd.');
  }

  private named(name: string): Formula {
    const apply = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (apply !== undefined && this.takes('(') !== undefined) {
      const given = [this.sum()];
      while (this.takes(';') !== undefined) given.push(this.sum());
      this.close();
      return (values) => apply(...given.map((each) => each(values)));
    }
    if (!this.known.has(name)) {
      throw new CalculationError(`Talet ”${name}” finns inte på någon rad ovanför.`);
    }
    return (values) => values.get(name) ?? NaN;
  }
}

/**
 * Reads a formula as a Swede writes it: + - * / and parentheses, a decimal comma, 25 %, named figures, and the functions
 * min(a; b), max(a; b), nedåt(a) and uppåt(a) to a whole number. It is data: nothing but this can be said in it.
 * @param known the figures that it may name.
 * Throws CalculationError with what is wrong.
 */
export function readFormula(text: string, known: ReadonlySet<string>): Formula {
  if (text.trim() === '') throw new CalculationError('Formeln är tom.');
  return new Reader(readTokens(text), known).whole();
}
