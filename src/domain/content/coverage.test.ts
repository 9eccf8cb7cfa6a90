import { expect, test } from 'vitest';

import { contentFile } from '../../../tests/factories/content';
import { areasOf, cover, filesOf } from './coverage';
import type { ContentFile } from './content-file';

function file(
  category: Partial<ContentFile['category']>,
  concepts: readonly string[],
): ContentFile {
  return contentFile(
    concepts.map((concept, index) => ({
      id: `q${String(index)}`,
      concept,
      difficulty: index === 0 ? 3 : 1,
      text: 'Vad gäller?',
      options: { a: 'Ja', b: 'Nej', c: 'Kanske' },
      answer: 'a',
      explanation: 'Så är regeln.',
      feedback: {},
      source: 'Trafikförordningen (1998:1276)',
      ...(index === 0 && { scene: { signs: ['B1'] } }),
    })),
    category,
  );
}

const files = [
  file({}, ['tomgang', 'tomgang', 'dack']),
  file({ examArea: 'trafikregler' }, ['tomgang']),
  file({ licenceType: 'MC' }, ['kedja']),
];

test('a bank is covered by its questions, concepts, pictures and difficulty', () => {
  expect(cover(filesOf(files, 'B'))).toEqual({
    questions: 4,
    categories: 2,
    concepts: 2,
    lone: 1,
    pictures: 2,
    difficulty: [50, 0, 50],
  });
  expect(cover(filesOf(files, 'B', 'trafikregler')).questions).toBe(1);
  expect(cover([])).toMatchObject({ questions: 0, difficulty: [0, 0, 0] });
});

test('the areas of a licence are those of its tests, with their share', () => {
  const shares = areasOf('B').map(({ area, share }) => `${area} ${share.toFixed(0)}`);
  expect(shares).toEqual([
    'trafikregler 49',
    'trafiksakerhet 25',
    'fordonskannedom 11',
    'miljo 8',
    'personliga_forutsattningar 8',
  ]);
  expect(areasOf('TAXI').map(({ share }) => share)).toEqual([100, 100]);
});
