import { expect, test } from 'vitest';

import type { ContentFile } from '../content/content-file';
import { checkCourses } from './check-courses';
import { toTheoryCourse, type CourseSource } from './course-file';

const bank: ContentFile[] = [
  {
    category: {
      id: 'b-miljo',
      name: 'Miljö',
      description: 'Om miljön',
      price: 99,
      icon: 'Target',
      color: 'bg-primary',
      licenceType: 'B',
      examArea: 'miljo',
      order: 1,
    },
    questions: ['Luften', 'Vattnet', 'Marken'].map((title, index) => ({
      id: `miljo-${String(index)}`,
      concept: 'miljo',
      difficulty: 1,
      text: `${title}?`,
      options: { a: title, b: title, c: title },
      answer: 'a',
      explanation: title,
      feedback: {},
      source: 'Avfallsförordningen (2020:614)',
    })),
  },
];

const section = (title: string, text = `avfallsförordningen ${'ord '.repeat(249)}`) =>
  `## ${title}\n\n${text}`;
const sections = ['Luften', 'Vattnet', 'Marken', 'Kom ihåg'].map((title) => section(title));

const course: CourseSource = {
  file: 'content/b/courses/miljo.md',
  line: 12,
  id: 'b-kurs-miljo',
  title: 'Miljö',
  description: 'Om miljön',
  durationMinutes: 10,
  licenceType: 'B',
  order: 1,
  isPublished: true,
  category: 'Miljö',
  content: [...sections, '![Stopplikt](skylt:B2)'].join('\n\n'),
};

const problems = (change: Partial<CourseSource>) =>
  checkCourses([{ ...course, ...change }], bank).map(({ what }) => what);

test('a course that is as it should be has no problems, and knows its category', () => {
  expect(problems({})).toEqual([]);
  expect(toTheoryCourse(course, bank)).toMatchObject({ categoryId: 'b-miljo', minutes: 10 });
});

test.each<[string, Partial<CourseSource>, string[]]>([
  ['a category that is not there', { category: 'Luft' }, ["there is no category 'Luft'"]],
  ['a category of another licence', { licenceType: 'MC' }, ["there is no category 'Miljö'"]],
  [
    'too few words',
    { content: course.content.replace(section('Luften'), section('Luften', 'ord')) },
    ['756 words'],
  ],
  [
    'too many words',
    { content: course.content.replace(section('Luften'), section('Luften', 'ord '.repeat(1251))) },
    ['2006 words'],
  ],
  [
    'no summary, too few sections',
    {
      content: [section('Luften'), section('Vattnet', `${'ord '.repeat(600)}TSFS 2011:20`)].join(
        '\n\n',
      ),
    },
    ['only 2 sections', "the last section is not 'Kom ihåg'"],
  ],
  [
    'text before the first heading',
    { content: `Hej\n\n${course.content}` },
    ['text before the first heading'],
  ],
  [
    'an empty section',
    {
      content: course.content
        .replace('## Vattnet', `## Vattnet\n\n${'ord '.repeat(250)}`)
        .replace(section('Luften'), '## Luften'),
    },
    ["'Luften' is empty"],
  ],
  [
    'a section that no question checks',
    { content: `${section('Ljudet')}\n\n${course.content}` },
    ["no question checks 'Ljudet'"],
  ],
  [
    'a law in one section alone',
    {
      content: course.content
        .replaceAll('avfallsförordningen ', 'ord ')
        .replace('ord', 'TSFS 2011:20'),
    },
    ['only 1 sections name a law'],
  ],
  [
    'a sign that nobody has drawn',
    { content: `${course.content}\n\n![X](skylt:A999)` },
    ['there is no sign A999'],
  ],
  [
    'a sign by another name',
    { content: `${course.content}\n\n![Stopp](skylt:B2)` },
    ["B2 is called 'Stopplikt', not 'Stopp'"],
  ],
  [
    'a sign in a sentence',
    { content: `${course.content}\n\nSe ![Stopplikt](skylt:B2).` },
    ['1 signs not alone on their line'],
  ],
])('%s is told', (_, change, told) => {
  expect(problems(change)).toEqual(told);
});

test('a scene that cannot be drawn is told with its file and line, and none counts as words', () => {
  const scene = (json: string) => `\`\`\`scen\n${json}\n\`\`\``;
  const right = scene(
    '{\n  "layout": "road",\n  "arms": { "west": {}, "east": {} },\n  "vehicles": []\n}',
  );
  const told = (...added: string[]) =>
    checkCourses([{ ...course, content: [...added, course.content].join('\n') }], bank)
      .filter(({ where }) => where !== course.id)
      .map(({ where, what }) => `${where} ${what}`);
  expect(told(right)).toEqual([]);
  expect(told(right, '', scene('{"layout": "road"'), '```scen')).toEqual([
    'content/b/courses/miljo.md:20 Trafikbilden är inte giltig JSON.',
    'content/b/courses/miljo.md:23 the scene has no end',
  ]);
  const long = right.replace('"road"', `"${'x '.repeat(2000)}"`);
  expect(
    problems({ content: course.content.replace('## Vattnet', `${long}\n\n## Vattnet`) }),
  ).toEqual([expect.stringContaining('”layout”')]);
});

test('two courses share neither id nor place', () => {
  expect(checkCourses([course, course], bank).map(({ what }) => what)).toEqual([
    'id b-kurs-miljo is used twice',
    'place 1 of B is used twice',
  ]);
});
