import { expect, test } from 'vitest';

import { splitCourse } from './course-sections';

test('a course is split at its uppermost headings, each with an address of its own', () => {
  const content = [
    'Först.',
    '## Väjning & stopp',
    'Text.',
    '### Mindre rubrik',
    'Mer.',
    '```',
    '## inte en rubrik',
    '```',
    '## Väjning & stopp ##',
    'Igen.',
  ].join('\n');
  expect(splitCourse(content)).toEqual([
    { id: 'inledning', title: '', text: 'Först.' },
    {
      id: 'vajning-stopp',
      title: 'Väjning & stopp',
      text: 'Text.\n# Mindre rubrik\nMer.\n```\n## inte en rubrik\n```',
    },
    { id: 'vajning-stopp-2', title: 'Väjning & stopp', text: 'Igen.' },
  ]);
});

test('a course without headings is one section, and an empty one has none', () => {
  expect(splitCourse('Bara text.')).toEqual([{ id: 'inledning', title: '', text: 'Bara text.' }]);
  expect(splitCourse(' \n')).toEqual([]);
});
