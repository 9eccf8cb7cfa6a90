import type { SourceFile } from './source-files';

/** What is one folder by its depth: each aggregate, domain and capability is, with the folders inside it. */
function folderOf(file: string): string {
  const [top = '', layer = '', name = '', inside] = file.split('/');
  const isDivided = ['admin', 'components', 'data', 'domain', 'features', 'graphics'].includes(
    layer,
  );
  return [top, layer, ...(isDivided && inside !== undefined ? [name] : [])].join('/');
}

/** The folders that a file's folder imports from. */
function importsByFolder(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = folderOf(file.path);
    const targets = imported.get(folder) ?? new Set();
    file.imports.map(folderOf).forEach((one) => targets.add(one));
    targets.delete(folder);
    imported.set(folder, targets);
  }
  return imported;
}

/**
 * The groups of folders of which each imports the others, directly or by way of more: strongly connected components, as
 * Tarjan's algorithm finds them (https://doi.org/10.1137/0201010).
 */
export function findFolderCycles(files: readonly SourceFile[]): string[][] {
  const imported = importsByFolder(files);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (folder: string): number => {
    const index = order.size;
    order.set(folder, index);
    lowest.set(folder, index);
    stack.push(folder);
    for (const target of imported.get(folder) ?? []) {
      const seen = order.get(target);
      const reached = seen === undefined ? visit(target) : stack.includes(target) ? seen : index;
      lowest.set(folder, Math.min(lowest.get(folder) ?? index, reached));
    }
    if (lowest.get(folder) === index) {
      const members = stack.splice(stack.indexOf(folder));
      if (members.length > 1) cycles.push(members.sort());
    }
    return lowest.get(folder) ?? index;
  };

  for (const folder of imported.keys()) if (!order.has(folder)) visit(folder);
  return cycles;
}
