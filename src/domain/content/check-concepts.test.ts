import { expect, test } from 'vitest';

import { contentFile } from '../../../tests/factories/content';
import { checkConcepts } from './check-concepts';
import type { ContentFile } from './content-file';

function file(category: Partial<ContentFile['category']>, concepts: Record<string, string>) {
  return contentFile(
    Object.entries(concepts).map(([id, concept]) => ({
      id,
      concept,
      difficulty: 1,
      text: 'Vad gäller?',
      options: { a: 'Ja', b: 'Nej', c: 'Kanske' },
      answer: 'a',
      explanation: 'Så är regeln.',
      feedback: {},
      source: 'Trafikförordningen (1998:1276)',
    })),
    category,
  );
}

test('a concept may be asked for in two categories of a licence', () => {
  expect(checkConcepts([file({}, { q1: 'dack' }), file({ id: 'b-2' }, { q2: 'dack' })])).toEqual(
    [],
  );
});

test('a concept that one question of a licence asks for is told, whatever another licence has', () => {
  const files = [
    file({}, { q1: 'dack', q2: 'dack' }),
    file({ licenceType: 'MC' }, { m1: 'dack', m2: 'kedja', m3: 'kedja' }),
  ];
  expect(checkConcepts(files)).toEqual([{ where: 'm1', what: 'no other question asks for dack' }]);
});
