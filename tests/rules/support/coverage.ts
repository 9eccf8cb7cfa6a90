import { z } from 'zod';

/** An expression of the rules, with every value that it has had. */
interface Node {
  readonly sourcePosition: { line: number; currentOffset: number; endOffset: number };
  /** Each value by its type; `undefined` where evaluating the expression failed. */
  readonly values: readonly { value: Record<string, unknown> }[];
  readonly children: readonly Node[];
}

const nodeSchema: z.ZodType<Node> = z.object({
  sourcePosition: z.object({ line: z.int(), currentOffset: z.int(), endOffset: z.int() }),
  values: z.array(z.object({ value: z.record(z.string(), z.unknown()) })).default([]),
  children: z.lazy(() => z.array(nodeSchema)).default([]),
});

/** The emulator's coverage report: the rules' expressions as trees, with what each has been evaluated to. */
const reportSchema = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })).length(1) }),
  report: z.array(nodeSchema),
});

function withDescendants(node: Node): Node[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

/** Says what was never seen of the expression, or nothing when it was evaluated, and to both where it is a condition. */
function missing({ values }: Node, text: string): string | undefined {
  const seen = values.map(({ value }) => value).filter((value) => !('undefined' in value));
  if (seen.length === 0) return 'never evaluated';
  const booleans = seen.flatMap((value) => ('boolValue' in value ? [value['boolValue']] : []));
  if (booleans.length === 0 || text === 'true') return undefined;
  return [true, false]
    .filter((value) => !booleans.includes(value))
    .map((value) => `never ${String(value)}`)[0];
}

/** Every gap in the report, with line and text of the expression. */
export function listGaps(report: unknown): string[] {
  const { rules, report: roots } = reportSchema.parse(report);
  const source = rules.files[0]?.content ?? '';
  return roots.flatMap(withDescendants).flatMap((node) => {
    const { line, currentOffset, endOffset } = node.sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1);
    const gap = missing(node, text);
    return gap === undefined ? [] : [`line ${String(line)}, ${gap}: ${text}`];
  });
}
