import { z } from 'zod';

/** An expression of the rules, with every value that it has had. What would be empty is left out. */
interface Node {
  readonly sourcePosition: { line: number; currentOffset: number; endOffset: number };
  /** Each value by its type; `undefined` where evaluating the expression failed. */
  readonly values?: readonly { value: Record<string, unknown>; count?: number }[];
  readonly children?: readonly Node[];
}

/**
 * The emulator's coverage report: the rules' expressions as trees, with what each has been evaluated to. The trees are
 * hundreds of megabytes: they are taken for what they are, since to check each value takes longer than the rest.
 */
const reportSchema = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })).length(1) }),
  report: z.array(z.custom<Node>((node) => typeof node === 'object')).min(1),
});

/** What has been seen of an expression. */
interface Expression {
  readonly line: number;
  readonly text: string;
  /** A condition's values; of anything else only that it was evaluated. */
  readonly seen: Set<boolean | 'a value'>;
}

function withDescendants(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}

function read({ values = [] }: Node): (boolean | 'a value')[] {
  return values
    .map(({ value }) => value)
    .filter((value) => !('undefined' in value))
    .map((value) => ('boolValue' in value ? value['boolValue'] === true : 'a value'));
}

/** Says what was never seen of the expression, or nothing when it was evaluated, and to both where it is a condition. */
function missing({ seen, text }: Expression): string | undefined {
  if (seen.size === 0) return 'never evaluated';
  if (text === 'true' || !(seen.has(true) || seen.has(false))) return undefined;
  if (!seen.has(true)) return 'never true';
  return seen.has(false) ? undefined : 'never false';
}

/** An expression with how often it was evaluated, and the documents that it, or what it holds, has named. */
export interface EvaluatedNode {
  /** Where it begins in the rules. */
  readonly start: number;
  readonly text: string;
  readonly count: number;
  readonly paths: readonly string[];
}

const pathSchema = z.object({ segments: z.array(z.object({ simple: z.string() })) });

function pathsOf(node: Node): string[] {
  return [node, ...(node.children ?? [])].flatMap(({ values = [] }) =>
    values.flatMap(({ value }) => {
      const path = pathSchema.safeParse(value['pathValue']);
      return path.success ? [path.data.segments.map(({ simple }) => simple).join('/')] : [];
    }),
  );
}

/** Returns true iff the value is one, or why there is none: not that of an expression that was never reached. */
function wasReached(value: Record<string, unknown>): boolean {
  const { undefined: missing, ...found } = value;
  const cause = z.object({ causeMessage: z.string() }).safeParse(missing);
  return Object.keys(found).length > 0 || cause.success;
}

/** Every expression that a report has seen evaluated. */
export function listNodes(report: unknown): EvaluatedNode[] {
  const { rules, report: roots } = reportSchema.parse(report);
  const source = rules.files[0]?.content ?? '';
  return roots.flatMap(withDescendants).flatMap((node) => {
    const { currentOffset, endOffset } = node.sourcePosition;
    const count = (node.values ?? [])
      .filter(({ value }) => wasReached(value))
      .reduce((sum, each) => sum + (each.count ?? 0), 0);
    const text = source.slice(currentOffset, endOffset + 1);
    return count === 0 ? [] : [{ start: currentOffset, text, count, paths: pathsOf(node) }];
  });
}

/** What the reports of one ruleset, from several projects, say together. */
export class Coverage {
  readonly #expressions = new Map<string, Expression>();

  /** Takes in a report. Returns true iff it shows what none before it did. */
  add(report: unknown): boolean {
    const { rules, report: roots } = reportSchema.parse(report);
    let isNew = false;
    const source = rules.files[0]?.content ?? '';
    for (const node of roots.flatMap(withDescendants)) {
      const { line, currentOffset, endOffset } = node.sourcePosition;
      const key = `${String(currentOffset)} ${String(endOffset)}`;
      const text = source.slice(currentOffset, endOffset + 1);
      const expression = this.#expressions.get(key) ?? { line, text, seen: new Set() };
      for (const value of read(node)) {
        isNew ||= !expression.seen.has(value);
        expression.seen.add(value);
      }
      this.#expressions.set(key, expression);
    }
    return isNew;
  }

  /** Every gap, with line and text of the expression. Throws where there is no report at all. */
  listGaps(): string[] {
    if (this.#expressions.size === 0) throw new Error('there is no report');
    return [...this.#expressions.values()].flatMap((expression) => {
      const gap = missing(expression);
      return gap === undefined
        ? []
        : [`line ${String(expression.line)}, ${gap}: ${expression.text}`];
    });
  }
}
