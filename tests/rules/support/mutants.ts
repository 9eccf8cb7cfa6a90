import { blankComments, listStatements, type Scope, type Span } from './statements';

/** The rules with one condition weakened or strengthened. */
export interface Mutant {
  readonly line: number;
  /** What was changed, in words. */
  readonly change: string;
  /** The text of the rules that the change is about. */
  readonly about: string;
  /** What most likely tells it from the original, if that is known: a request that is denied there, or one allowed. */
  readonly tellTale?: 'allow' | 'deny';
  /** The function or allow statement that is changed. */
  readonly place: string;
  /** The requests whose judgement it may change. */
  readonly scopes: readonly Scope[];
  /** The condition that is changed: the same object for every mutant of it. */
  readonly statement: Span;
  /** What stands in the source instead. */
  readonly edit: Span & { readonly replacement: string };
}

type Change = Omit<Mutant, 'place' | 'scopes' | 'statement'>;

/** Splits a span at a separator that stands outside of all brackets and of strings. */
function split(source: string, { start, end }: Span, separator: string): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let quoted = false;
  let from = start;
  for (let at = start; at < end; at++) {
    const character = source.charAt(at);
    if (character === "'") quoted = !quoted;
    if (quoted) continue;
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth === 0 && source.startsWith(separator, at)) {
      parts.push({ start: from, end: at });
      from = at + separator.length;
    }
  }
  return [...parts, { start: from, end }];
}

/** The outermost bracketed spans within a span, without their brackets. */
function bracketed(source: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at++) {
    const character = source.charAt(at);
    if ('([{'.includes(character) && depth++ === 0) from = at + 1;
    if (')]}'.includes(character) && --depth === 0) found.push({ start: from, end: at });
  }
  return found;
}

/** Makes every mutant of the rules. */
export function listMutants(rules: string): Mutant[] {
  const source = blankComments(rules);
  const textOf = ({ start, end }: Span) => source.slice(start, end).replace(/\s+/g, ' ').trim();

  const mutant = (
    span: Span,
    replacement: string,
    what: Pick<Change, 'change' | 'tellTale' | 'about'>,
  ) => ({
    ...what,
    line: source.slice(0, span.start + source.slice(span.start).search(/\S/)).split('\n').length,
    edit: { ...span, replacement },
  });

  /** One operand left out of a chain of them, for each. */
  const dropEach = (whole: Span, operands: readonly Span[], operator: string): Change[] =>
    operands.map((dropped) => {
      const kept = operands.filter((operand) => operand !== dropped);
      const text = textOf(dropped);
      return mutant(whole, kept.map((operand) => `(${textOf(operand)})`).join(` ${operator} `), {
        change: `without ${operator} ${text}`,
        about: text.includes('hasOnly(') ? 'sets' : text,
        tellTale: operator === '&&' ? 'deny' : 'allow',
      });
    });

  /** One of the two values, whatever the condition; nothing where there is no condition. */
  const decide = (span: Span): Change[] | null => {
    const [condition, values] = split(source, span, ' ? ');
    if (!condition || !values) return null;
    const branches = split(source, values, ' : ');
    return [
      ...branches.map((branch) =>
        mutant(span, textOf(branch), {
          change: `always ${textOf(branch)}`,
          about: textOf(condition),
        }),
      ),
      ...[condition, ...branches].flatMap(visit),
    ];
  };

  const visit = (span: Span): Change[] => {
    const parts = split(source, span, ',');
    if (parts.length > 1) return parts.flatMap(visit);
    const decided = decide(span);
    if (decided) return decided;
    for (const operator of ['||', '&&']) {
      const operands = split(source, span, operator);
      if (operands.length === 1) continue;
      return [...dropEach(span, operands, operator), ...operands.flatMap(visit)];
    }
    const text = textOf(span);
    const positive = text.startsWith('!')
      ? [
          mutant(span, text.slice(1), {
            change: `without ! of ${text}`,
            about: text,
            tellTale: 'deny',
          }),
        ]
      : [];
    return [...positive, ...bracketed(source, span).flatMap(visit)];
  };

  /** A condition that is no chain, as if it were not there. */
  const dropWhole = (span: Span): Change[] => {
    const text = textOf(span);
    const isChain = ['||', '&&', ' ? '].some(
      (operator) => split(source, span, operator).length > 1,
    );
    if (isChain || text === 'true' || /^(get|getAfter)?[(/]/.test(text)) return [];
    const tellTale = /==|[<>(]| is | in /.test(text) ? 'deny' : 'allow';
    return [mutant(span, 'true', { change: `without ${text}`, about: text, tellTale })];
  };

  const listed = (span: Span): Change[] =>
    [...source.slice(span.start, span.end).matchAll(/\[([^\]]*)\]/g)].flatMap((list) => {
      const items = [...(list[1] ?? '').matchAll(/'[^']*'/g)].map(([item]) => item);
      const start = span.start + list.index;
      return items.map((item) =>
        mutant(
          { start, end: start + list[0].length },
          `[${items.filter((other) => other !== item).join(', ')}]`,
          { change: `without ${item} in the list`, about: item, tellTale: 'allow' },
        ),
      );
    });

  const bounds = (span: Span): Change[] =>
    // not those that name signs, as in '[0-9]'
    [...source.slice(span.start, span.end).matchAll(/(?<!\w|', |[[-])\d+(?!\w)/g)].flatMap(
      (figure) => {
        const start = span.start + figure.index;
        const lineStart = source.lastIndexOf('\n', start);
        const about = textOf({ start: lineStart, end: source.indexOf('\n', start) });
        const value = Number(figure[0]);
        const lower = value === 0 && about.includes('isText(') ? [] : [value - 1];
        return [...lower, value + 1].map((other) =>
          mutant({ start, end: start + figure[0].length }, String(other), {
            change: `${String(other)} for ${figure[0]} in ${about}`,
            about: `${about} ${String(other)}`,
          }),
        );
      },
    );

  const statements = listStatements(source);

  /** The text with that of every function that it calls, and with who asks as cases name it, where it is about that. */
  const withCalled = (text: string): string => {
    const called = statements.filter(({ place }) => text.includes(`${place}(`));
    const all = [text, ...called.map((statement) => withCalled(textOf(statement)))].join(' ');
    if (!all.includes('request.auth')) return all;
    return all.includes('request.auth != null') ? `${all} by visitor` : `${all} by`;
  };

  return statements.flatMap(({ place, scopes, start, end }) => {
    const statement = { start, end };
    return [dropWhole, visit, listed, bounds]
      .flatMap((change) => change(statement))
      .map((change) => ({
        ...change,
        about: withCalled(change.about),
        place,
        scopes,
        statement,
      }));
  });
}
