/** A place in the source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What a request has to be like to be judged by an allow statement, as `results create`: the last collection of the path,
 * as in `match /results/{id}` and `match /settings/payment`, and the method.
 */
export type Scope = `${string} ${string}`;

/** What a function returns, or what an allow statement asks. */
export interface Statement extends Span {
  /** What holds it, as `isUser` or `results: get, list`. */
  readonly place: string;
  /** The requests whose judgement it takes part in. */
  readonly scopes: readonly Scope[];
}

/** The source with comments blanked, so that every other character keeps its place. Two slashes in a text stay. */
export function blankComments(source: string): string {
  return source.replace(/'[^'\n]*'|\/\/.*/g, (found) =>
    found.startsWith("'") ? found : ' '.repeat(found.length),
  );
}

const statement =
  /(?:function (?<name>\w+)\([^)]*\) \{\s*return|allow (?<methods>[\w, ]+): if)\s(?<condition>[^;]*);/g;

function collectionAt(source: string, at: number): string {
  return [...source.slice(0, at).matchAll(/match \/(\w+)\/[\w{}]+ \{/g)].at(-1)?.[1] ?? '';
}

/** Every condition in the rules; the source has no comments. */
export function listStatements(source: string): Statement[] {
  const found = [...source.matchAll(statement)].map((match) => {
    const { name, methods = '', condition = '' } = match.groups ?? {};
    const end = match.index + match[0].length - 1;
    const collection = collectionAt(source, match.index);
    const own = methods.split(', ').map((method): Scope => `${collection} ${method}`);
    return {
      name,
      own: name === undefined ? own : [],
      place: name ?? `${collection}: ${methods}`,
      condition,
      start: end - condition.length,
      end,
    };
  });

  /** The scopes of the allow statements that call the function, themselves or through others. */
  const scopesOf = (name: string | undefined): Scope[] =>
    found
      .filter(({ condition }) => new RegExp(String.raw`\b${name ?? ''}\(`).test(condition))
      .flatMap((caller) => [
        ...caller.own,
        ...(caller.name === undefined ? [] : scopesOf(caller.name)),
      ]);

  return found.map(({ name, own, place, start, end }) => ({
    place,
    start,
    end,
    scopes: name === undefined ? own : scopesOf(name),
  }));
}

/** The source without the functions that nothing calls: it takes a fifth of the time to compile. */
export function withoutUncalled(source: string): string {
  const calls = (name: string) =>
    source.match(new RegExp(String.raw`\b${name}\(`, 'g'))?.length ?? 0;
  const kept = source.replace(
    /^( *)function (\w+)\([^]*?\n\1\}\n/gm,
    (text: string, _indent: string, name: string) => (calls(name) === 1 ? '' : text),
  );
  return kept === source ? source : withoutUncalled(kept);
}
