/** A part of a course, read in one go. */
export interface CourseSection {
  /** Its heading in small letters and hyphens, for addresses; two sections of a course never share one. */
  id: string;
  /** '' for what stands before the first heading. */
  title: string;
  /** Markdown, without the heading; the headings within it begin at the first level. */
  text: string;
}

/** A section of this name sums up the whole course. */
export const summaryTitle = 'Kom ihåg';

const heading = /^(#{1,6})[ \t]+(.+?)[ \t]*#*$/;
const fence = /^ {0,3}(?:```|~~~)/;

/** The lines of a text, each with the depth of the heading that it is; 0 for all others. */
function readLines(text: string): { line: string; depth: number }[] {
  let isCode = false;
  return text.split('\n').map((line) => {
    if (fence.test(line)) isCode = !isCode;
    return { line, depth: isCode ? 0 : (heading.exec(line)?.[1]?.length ?? 0) };
  });
}

function slugOf(title: string): string {
  return title
    .toLocaleLowerCase('sv')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Splits a course's Markdown at its uppermost headings. A course without headings is one section. */
export function splitCourse(content: string): CourseSection[] {
  const lines = readLines(content);
  const top = Math.min(...lines.map(({ depth }) => depth || Infinity));
  const parts = [{ title: '', lines: [] as string[] }];
  for (const { line, depth } of lines) {
    if (depth === top) parts.push({ title: heading.exec(line)?.[2] ?? '', lines: [] });
    else parts.at(-1)?.lines.push(depth === 0 ? line : line.slice(top));
  }
  const ids = new Map<string, number>();
  return parts
    .map(({ title, lines: own }) => ({ title, text: own.join('\n').trim() }))
    .filter(({ title, text }) => title !== '' || text !== '')
    .map(({ title, text }) => {
      const slug = slugOf(title) || 'inledning';
      const uses = (ids.get(slug) ?? 0) + 1;
      ids.set(slug, uses);
      return { id: uses === 1 ? slug : `${slug}-${String(uses)}`, title, text };
    });
}
