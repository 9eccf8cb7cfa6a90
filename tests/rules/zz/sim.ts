import { readFileSync } from 'node:fs';
import { readRules } from '../support/emulator';
import { listMutants, type Mutant } from '../support/mutants';
import { writesOf } from '../support/requests';
import { tables } from '../tables';
function collectionOf(path: string): string { const s = path.split('/'); return s.at(s.length % 2 === 0 ? -2 : -1) ?? ''; }
const words = (t: string) => t.match(/[a-z]+|\d+/gi) ?? [];
const rules = readRules('firestore.rules');
const allNames = tables.flatMap((t) => t.cases.map((c) => c.name));
const cases = tables.flatMap((t) => { let base = ''; return t.cases.map((c) => { 
  const { name, request: { given = {} } } = c as any;
  const f = Object.entries(given).flatMap(([p, d]) => [p, ...Object.keys((d as any) ?? {})]);
  if (!c.name.startsWith(base + ': ') || base === '') base = c.name;
  return { ...c, base: t.name + base, isBase: base === c.name, words: words([name, ...f].join(' ')), scopes: ('writes' in c.request ? writesOf(c.request) : [c.request]).map(({ path, method }) => `${collectionOf(path)} ${method === 'listGroup' ? 'list' : method}`) }; }); });
type C = (typeof cases)[number];
console.log(cases.length, new Set(cases.map((c) => c.base)).size);
const first = new Map(readFileSync('/tmp/r3/hunt.log', 'utf8').split('\n').map((l) => { const [a = '', name = ''] = l.split(' ## '); const m = /^(\d+) of (\d+) (.*?)( SURVIVES)?$/.exec(a)!; return [m[3]!, { n: Number(m[1]), name, survives: !!m[4] }] as const; }));
const matrix = JSON.parse(readFileSync('/tmp/r3/matrix.json', 'utf8')) as Record<string, string[]>;
const mutants = listMutants(rules);
function ranked(m: Mutant, tune: (m: Mutant, c: C) => number): C[] {
  const judged = new Set<string>(m.scopes);
  return cases.filter((c) => c.scopes.some((s) => judged.has(s))).map((c) => ({ c, s: tune(m, c) })).sort((a, b) => b.s - a.s).map(({ c }) => c);
}
const base = (m: Mutant, c: C) => { const about = aboutOf(m); return c.words.filter((w) => about.has(w)).length * 10 + (c.outcome === m.tellTale ? 30 : 0) + (c.outcome === 'allow' ? 15 : 0); };
const cache = new Map<Mutant, Set<string>>();
let visitor = false;
let abouts = (m: Mutant) => words(m.about + (visitor && m.about.includes('request.auth != null') ? ' visitor' : ''));
const aboutOf = (m: Mutant) => { let a = cache.get(m); if (!a) { a = new Set(abouts(m)); cache.set(m, a); } return a; };
function roundRobin(list: C[], baseFirst: boolean): C[] {
  const clusters = new Map<string, C[]>();
  for (const c of list) { const l = clusters.get(c.base) ?? []; l.push(c); clusters.set(c.base, l); }
  const ls = [...clusters.values()];
  if (baseFirst) for (const l of ls) { const i = l.findIndex((c) => c.isBase); if (i > 0) l.unshift(...l.splice(i, 1)); }
  const out: C[] = [];
  for (let r = 0; out.length < list.length; r++) for (const l of ls) { const c = l[r]; if (c) out.push(c); }
  return out;
}
function interleave(a: C[], b: C[], every: number): C[] {
  const seen = new Set<C>(); const out: C[] = []; let j = 0; let k = 0;
  for (const c of a) {
    if (!seen.has(c)) { seen.add(c); out.push(c); k++; }
    if (k % every === 0) { while (j < b.length && seen.has(b[j]!)) j++; if (j < b.length) { seen.add(b[j]!); out.push(b[j]!); j++; } }
  }
  while (j < b.length) { if (!seen.has(b[j]!)) out.push(b[j]!); j++; }
  return out;
}
function run(label: string, order: (m: Mutant) => C[]) {
  let sum = 0; const worst: [number, string][] = [];
  for (const m of mutants) {
    const key = `${m.place}: ${m.change}`; const f = first.get(key);
    if (!f) continue;
    const list = order(m);
    const killers = new Set(matrix[key] ?? [f.name]);
    let n = list.findIndex((c) => killers.has(c.name)) + 1;
    if (n === 0) n = list.length;
    sum += n; worst.push([n, key]);
  }
  worst.sort((a, b) => b[0] - a[0]);
  console.log(label, sum, worst.slice(0, 12).map(([n, k]) => `${n} ${k.slice(0, 50)}`).join(' | '));
}
run('now', (m) => ranked(m, base));
for (const v of [false, true]) { visitor = v; cache.clear();
run('now v' + v, (m) => ranked(m, base));
for (const bf of [true, false]) for (const e of [1, 2, 3, 5]) run(`mix ${v} ${bf} ${e}`, (m) => { const l = ranked(m, base); return interleave(l, roundRobin(l, bf), e); });
run(`rr`, (m) => roundRobin(ranked(m, base), true));
run(`rr`, (m) => roundRobin(ranked(m, base), false));
}
