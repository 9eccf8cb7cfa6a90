import { describe, expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import type { Scene, Vehicle } from '../scene/scene';
import type { Question } from './question';
import { variationSeed, varyQuestion } from './vary-question';

const own: Vehicle = { kind: 'car', arm: 'west', isYou: true, turn: 'straight' };
const red: Vehicle = { kind: 'car', colour: 'red', arm: 'south', turn: 'straight' };
const white: Vehicle = { kind: 'car', colour: 'white', arm: 'north', turn: 'straight' };

function crossroads(vehicles: Vehicle[], change: Partial<Scene> = {}): Scene {
  return {
    layout: 'crossroads',
    arms: { north: {}, east: {}, south: {}, west: {} },
    vehicles,
    ...change,
  };
}

function asked(
  text: string,
  scene = crossroads([own, red, white]),
  change: Partial<Question> = {},
) {
  return practiceQuestion('q', { text, scene: JSON.stringify(scene), ...change });
}

const seeds = Array.from({ length: 40 }, (_, index) => variationSeed('q', index + 1));
const sceneOf = ({ scene }: Question) => JSON.parse(scene ?? '') as Scene;
/** The variations of a question by every seed. */
const variations = (question: Question) =>
  seeds.map((seed) => {
    const varied = varyQuestion(question, seed);
    return { ...varied, drawn: sceneOf(varied) };
  });
const names: Record<string, string> = {
  blue: 'blå',
  red: 'röda',
  yellow: 'gula',
  green: 'gröna',
  white: 'vita',
  grey: 'grå',
  black: 'svarta',
  orange: 'orange',
};
const nameOf = (vehicle: Vehicle | undefined) => names[vehicle?.colour ?? ''] ?? '?';

test('a question is varied alike by the same seed, and in many ways by others', () => {
  const question = asked('Vem väjer?');
  expect(varyQuestion(question, 7)).toEqual(varyQuestion(question, 7));
  const scenes = variations(question).map(({ scene }) => scene);
  expect(scenes).not.toContain(question.scene);
  expect(new Set(scenes).size).toBeGreaterThan(30);
  expect(variationSeed('q', 1)).not.toBe(variationSeed('q', 2));
  expect(variationSeed('q', 1)).not.toBe(variationSeed('p', 1));
});

test.each([
  ['no scene', practiceQuestion('q')],
  ['signs alone', practiceQuestion('q', { scene: '{"signs":["B1"]}' })],
  ['a scene that cannot be drawn', practiceQuestion('q', { scene: '{"layout":"crossroads"}' })],
])('a question with %s stays as it is', (_, question) => {
  expect(varyQuestion(question, 7)).toEqual(question);
});

describe('the colours of vehicles', () => {
  test('are followed by text, options, explanation and feedback', () => {
    const question = asked('Vad gäller mot den röda bilen?', undefined, {
      options: { a: 'Den vita bilen', b: 'Både den röda och den vita bilen', c: 'Ingen' },
      explanation: 'Vita bilen väjer. Den röda bilens förare väntar.',
      feedback: { b: 'En röd bil är ingen vit bil.' },
    });
    for (const { text, options, explanation, feedback, drawn } of variations(question)) {
      const [, first, second] = drawn.vehicles.map(nameOf);
      expect(text).toBe(`Vad gäller mot den ${String(first)} bilen?`);
      expect(options).toEqual({
        a: `Den ${String(second)} bilen`,
        b: `Både den ${String(first)} och den ${String(second)} bilen`,
        c: 'Ingen',
      });
      const capital = `${String(second).charAt(0).toUpperCase()}${String(second).slice(1)}`;
      expect(explanation).toBe(
        `${capital} bilen väjer. Den ${String(first)} bilens förare väntar.`,
      );
      expect(feedback.b).toMatch(/^En (gul|grön|vit|grå|svart|orange|röd) bil är ingen \S+ bil\.$/);
      expect(first).not.toBe(second);
      expect(drawn.vehicles[0]).not.toHaveProperty('colour');
    }
  });

  test('have the form that their noun and what stands before it ask for', () => {
    const said = (text: string, vehicles: Vehicle[]) => {
      const varied = variations(asked(text, crossroads([own, ...vehicles])));
      const found = varied.find(({ drawn }) => drawn.vehicles[1]?.colour === 'green');
      return found?.text;
    };
    const grey: Vehicle = { ...red, colour: 'grey' };
    const truck: Vehicle = { kind: 'truck', arm: 'south' };
    expect(said('Den grå bilen och en grå bil.', [grey])).toBe('Den gröna bilen och en grön bil.');
    expect(said('Ett grått fordon, det gråa fordonet.', [grey])).toBe(
      'Ett grönt fordon, det gröna fordonet.',
    );
    expect(said('Två grå bilar, din grå bil, Grå bilar.', [grey])).toBe(
      'Två gröna bilar, din gröna bil, Gröna bilar.',
    );
    expect(said('En orange lastbil: den orange lastbilen.', [truck])).toBe(
      'En grön lastbil: den gröna lastbilen.',
    );
  });

  test.each([
    'Du har rött ljus. Vad gäller mot den vita bilen?',
    'Väjer du för den röda eller för den vita bilen?',
    'Den mörkröda bilen och den vita bilen.',
    'Bilen är rödlackerad. Den vita bilen väntar.',
    'Den röda och vita bilen är en taxi.',
  ])('stay where a text may mean a vehicle or something else: %s', (text) => {
    const varied = variations(asked(text));
    expect(new Set(varied.map(({ drawn }) => drawn.vehicles[1]?.colour))).toEqual(new Set(['red']));
    expect(new Set(varied.map(({ drawn }) => drawn.vehicles[2]?.colour)).size).toBeGreaterThan(3);
    for (const { text: said, drawn } of varied) {
      expect(said).toBe(text.replace('vita bilen', `${nameOf(drawn.vehicles[2])} bilen`));
    }
  });

  test('that the picture lacks are said as ones that it lacks', () => {
    for (const { text, drawn } of variations(asked('Den gula bilen', crossroads([own, red])))) {
      expect(text).not.toBe(`Den ${nameOf(drawn.vehicles[1])} bilen`);
      expect(text).not.toBe('Den blå bilen');
    }
  });

  test('are kept by the learner and by what has its colour from what it is', () => {
    const police: Vehicle = { kind: 'police', arm: 'east' };
    const text = 'Du är den blå bilen, och den vita bilen är en polisbil.';
    const varied = variations(asked(text, crossroads([own, white, police])));
    expect(new Set(varied.map((each) => each.text))).toEqual(new Set([text]));
  });
});

/** Whether a question is ever shown turned. */
const isTurned = (question: Question) =>
  variations(question).some(
    ({ drawn }) => drawn.vehicles[0]?.arm !== sceneOf(question).vehicles[0]?.arm,
  );

describe('places', () => {
  test.each([
    'Den röda bilen kommer från höger. Du svänger vänster. Vad gäller enligt högerregeln?',
    'Håll till höger. Den som har dig till höger om sig väjer. Titta på din vänstra sida.',
    'Byt till vänster körfält. Sakta ner. Vem ser du på vägen i bilden?',
    'Märket har spetsen nedåt, och bommarna är uppe.',
  ])("that are the driver's let the picture turn: %s", (text) => {
    expect(isTurned(asked(text))).toBe(true);
    for (const varied of variations(asked(text, crossroads([own, white])))) {
      expect(varied.text.replace(/den \S+ bilen/i, '')).toBe(text.replace(/den \S+ bilen/i, ''));
    }
  });

  test.each([
    'Bilen som är på väg norrut väjer.',
    'Den som kommer uppifrån väjer.',
    'Titta på bilen i bildens övre kant.',
    'I bilden ser bilen ut att komma från höger.',
    'Bilen till höger väjer.',
    'Bil A till höger väjer.',
    'Den vänstra bilen väjer.',
    'Bilen som ska → väjer.',
  ])('that may be those of the picture keep it as it lies: %s', (text) => {
    expect(isTurned(asked(text))).toBe(false);
    expect(isTurned(asked('Vem väjer?', undefined, { explanation: text }))).toBe(false);
  });

  test('are told from the picture where the learner drives upwards, or not at all', () => {
    const upwards = crossroads([{ ...own, arm: 'south' }, white]);
    expect(isTurned(asked('Bilen till höger väjer.', upwards))).toBe(true);
    const leaving = crossroads([{ ...own, arm: 'north', place: 'out' }, white]);
    expect(isTurned(asked('Bilen till höger väjer.', leaving))).toBe(true);
    const others = crossroads([red, white]);
    expect(isTurned(asked('Den vita kommer från höger.', others))).toBe(false);
    expect(isTurned(asked('A svänger vänster och har B till höger om sig.', others))).toBe(true);
  });

  test.each([
    ['Du kommer från vänster i bilden.', ['uppifrån', 'från höger', 'nerifrån', 'från vänster']],
    ['Du kör åt vänster på bilden.', ['uppåt', 'åt höger', 'neråt', 'åt vänster']],
    ['Du står till vänster i bilden.', ['upptill', 'till höger', 'nertill', 'till vänster']],
  ])('of the picture follow it: %s', (text, places) => {
    const order = ['north', 'east', 'south', 'west'];
    for (const varied of variations(asked(text))) {
      const place = places[order.indexOf(varied.drawn.vehicles[0]?.arm ?? '')];
      expect(varied.text).toBe(text.replace(/\S+ vänster/, place ?? '?'));
    }
    expect(isTurned(asked(text))).toBe(true);
  });

  test('in a corner of the picture follow it to the next corner', () => {
    const text = 'Nedtill i bilden och uppe till vänster i bilden.';
    const turned = {
      west: text,
      north: 'Till vänster i bilden och uppe till höger i bilden.',
      east: 'Upptill i bilden och nere till höger i bilden.',
      south: 'Till höger i bilden och nere till vänster i bilden.',
    };
    for (const varied of variations(asked(text))) {
      expect(varied.text).toBe(turned[varied.drawn.vehicles[0]?.arm ?? 'west']);
    }
  });
});

test('what stands around the roads is changed unless a text speaks of it or of what can be seen', () => {
  const around = (text: string, scene?: Scene) =>
    new Set(variations(asked(text, scene)).map(({ drawn }) => drawn.surroundings));
  const fromSeat = crossroads([{ ...own, distance: 40 }], { view: 'driver' });
  expect(around('Vem väjer?').size).toBe(seeds.length);
  expect(around('Vem väjer?', fromSeat).size).toBe(seeds.length);
  for (const text of ['Är sikten fri?', 'Huset skymmer.', 'Ett träd står där.', 'Öppna fält.']) {
    expect(around(text)).toEqual(new Set([undefined]));
  }
});

test("the driver's view is not turned: its driver would see the same", () => {
  const fromSeat = crossroads([{ ...own, distance: 40 }], { view: 'driver' });
  expect(isTurned(asked('Vem väjer?', fromSeat))).toBe(false);
});
