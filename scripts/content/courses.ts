import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { config, locales } from 'zod/mini';

import { courseFileSchema, type CourseSource } from '../../src/domain/course/course-file';

// zod/mini speaks only when it is given a language
config(locales.en());

const root = path.resolve(import.meta.dirname, '../../content');

/** `---`, lines of `key: value`, `---`, and the text. */
const form = /^---\n(?<head>.*?)\n---\n(?<content>.*)$/s;

/** A value of the front matter: a whole number, true or false, or the text that it is. */
function readValue(text: string): unknown {
  return /^(?:\d+|true|false)$/.test(text) ? JSON.parse(text) : text;
}

function readFrontMatter(text: string): Record<string, unknown> {
  const { head = '', content = '' } = form.exec(text)?.groups ?? {};
  const fields = head.split('\n').map((line): [string, unknown] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), readValue(line.slice(colon + 1).trim())];
  });
  return { ...Object.fromEntries(fields), content };
}

/** Returns every course of content/, by path; throws with the path and the fields that are wrong. */
export function readCourses(): CourseSource[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])courses[\\/][^\\/]+\.md$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
      const parsed = courseFileSchema.safeParse(readFrontMatter(text));
      if (parsed.success) {
        const before = text.slice(0, text.indexOf(parsed.data.content));
        return { ...parsed.data, file: `content/${file}`, line: before.split('\n').length };
      }
      const issues = parsed.error.issues.map(
        (issue) => `${issue.path.join('.')}: ${issue.message}`,
      );
      throw new Error(`content/${file}\n  ${issues.join('\n  ')}`);
    });
}
