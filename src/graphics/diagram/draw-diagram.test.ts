import { expect, test } from 'vitest';

import type { Diagram } from '../../domain/scene/diagram';
import { diagramExamples } from '../../domain/scene/examples/diagrams';
import type { Shape } from '../shape';
import { drawDiagram } from './draw-diagram';

/** All pieces of a drawing, those within groups too. */
function pieces(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => [
    shape,
    ...(Array.isArray(shape.content) ? pieces(shape.content) : []),
  ]);
}

function textsOf(diagram: Diagram): string[] {
  return pieces(drawDiagram(diagram).shapes).flatMap(({ tag, content }) =>
    tag === 'text' && typeof content === 'string' ? [content] : [],
  );
}

test.each(diagramExamples)('$name is drawn, with letters that can be read', ({ diagram }) => {
  const drawn = pieces(drawDiagram(diagram).shapes);
  expect(JSON.stringify(drawn)).not.toMatch(/NaN|undefined|Infinity|null/);
  // at 328 px a picture of 400 has letters of 11 px then
  for (const { tag, attributes, content } of drawn) {
    const isLabel = typeof content === 'string' && /^[A-E]$/.test(content);
    if (tag === 'text' && !isLabel)
      expect(Number(attributes['fontSize'])).toBeGreaterThanOrEqual(14);
  }
});

test.each(diagramExamples)('$name is told without what applies', ({ diagram }) => {
  expect(drawDiagram(diagram).label).not.toMatch(
    /för kort|för lång|för tung|rätt|fel|skyldig|\bmåste\b|\bfår\b|tillåt|bäst/i,
  );
});

test('a day is as long as its parts, each with its time, past midnight too', () => {
  const day: Diagram = {
    diagram: 'day',
    start: '20.30',
    parts: [
      { activity: 'driving', minutes: 270 },
      { activity: 'rest', minutes: 45 },
      { activity: 'work', minutes: 90 },
    ],
  };
  expect(drawDiagram(day).label).toBe(
    'En dag på färdskrivaren. 20.30 körning 4 h 30 min; 01.00 rast och vila 45 min; 01.45 annat arbete 1 h 30 min.',
  );
  expect(textsOf(day)).toEqual(
    expect.arrayContaining(['4 h 30', '45 min', '1 h 30', '20', '00', '03']),
  );
  const bars = drawDiagram(day).shapes.filter(({ attributes }) => attributes['height'] === 24);
  const widths = bars.map(({ attributes }) => Number(attributes['width']));
  expect((widths[0] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(3, 1);
});

test('axles have their loads and, when measured, the distances between all that is counted', () => {
  const lorry: Diagram = {
    diagram: 'axles',
    axles: [
      { at: 0, load: 7.1 },
      { at: 4.2, load: 11.5 },
      { at: 5.5, isLifted: true },
    ],
    cargo: { at: 3.2, mass: 6 },
    isMeasured: true,
  };
  expect(textsOf(lorry)).toEqual(['6 ton', '7,1', 'ton', '11,5', 'ton', '3,2 m', '1 m', '1,3 m']);
  expect(drawDiagram(lorry).label).toBe(
    'En lastbil från sidan med 3 axlar. Axel 1 framifrån, 7,1 ton. Axel 2 framifrån, 4,2 meter bakom den främsta, ' +
      '11,5 ton. Axel 3 framifrån, 5,5 meter bakom den främsta, lyft. Lasten, 6 ton, har sin mitt 3,2 meter bakom den ' +
      'främsta axeln.',
  );
  expect(textsOf({ ...lorry, isMeasured: false })).not.toContain('1,3 m');
});

test('a taximeter and a form show what stands in them', () => {
  const free: Diagram = { diagram: 'taximeter', status: 'Ledig', amount: '0,00' };
  expect(textsOf(free)).toEqual(['LEDIG', 'Belopp', '0,00 kr']);
  const form: Diagram = {
    diagram: 'form',
    title: 'Följesedel',
    rows: [{ name: 'Datum', value: '3 maj' }],
  };
  expect(textsOf(form)).toEqual(['Följesedel', 'Datum', '3 maj']);
  expect(drawDiagram(form).label).toBe('Följesedel. Datum: 3 maj.');
});

test('ways through a bend and leaning motorcycles are told one by one', () => {
  const bend: Diagram = {
    diagram: 'bend',
    turn: 'left',
    lines: [{ label: 'A', across: { before: 0, within: 1, after: 0.5 } }],
  };
  expect(drawDiagram(bend).label).toBe(
    'En vänsterkurva på en landsväg, sedd uppifrån. Linje A går vid körfältets högra kant före kurvan, vid körfältets ' +
      'vänstra kant mitt i den och mitt i körfältet efter den.',
  );
  const lean: Diagram = { diagram: 'lean', riders: [{ motorcycle: -20, rider: 0 }] };
  expect(drawDiagram(lean).label).toBe(
    'En motorcykel i en kurva, sedd bakifrån. Motorcykeln lutar 20 grader åt vänster, och föraren sitter rakt upp.',
  );
});
