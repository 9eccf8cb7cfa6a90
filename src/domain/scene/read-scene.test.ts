import { expect, test } from 'vitest';

import { diagramExamples } from './examples/diagrams';
import { readIllustrationText } from './read-illustration';
import type { Scene } from './scene';

const open = { north: {}, east: {}, south: {}, west: {} };
const car = { kind: 'car', arm: 'south' } as const;

const good: Scene = { layout: 'crossroads', arms: open, vehicles: [car] };
const straight: Scene = { layout: 'road', arms: { west: {}, east: {} }, vehicles: [] };

function problemsOf(scene: object): string[] {
  return readIllustrationText(JSON.stringify(scene)).problems ?? [];
}

test('a scene and signs are read', () => {
  expect(readIllustrationText(JSON.stringify(good)).illustration).toEqual(good);
  const board = { signs: ['B1', ['A19/radjur', { code: 'T1', lines: ['0–3 km'] }]] };
  expect(readIllustrationText(JSON.stringify(board)).illustration).toEqual(board);
});

test.each(diagramExamples)('$name is read', ({ diagram }) => {
  expect(readIllustrationText(JSON.stringify(diagram)).illustration).toEqual(diagram);
});

const day = { diagram: 'day', start: '06.00', parts: [{ activity: 'work', minutes: 60 }] };
const axles = { diagram: 'axles', axles: [{ at: 0 }, { at: 5 }] };

test.each<[object, string]>([
  [{ diagram: 'map' }, '”diagram” saknas eller har ett värde som inte går att använda.'],
  [{ ...day, start: '24.00' }, '”start” saknas eller har ett värde som inte går att använda.'],
  [{ ...day, signs: ['B1'] }, 'Okänt fält: ”signs”.'],
  [
    { ...day, parts: [...day.parts, { activity: 'rest', minutes: 1440 }] },
    'En dag i färdskrivaren har högst 24 timmar.',
  ],
  [
    { ...day, parts: [...day.parts, ...day.parts] },
    'Samma aktivitet ska inte stå två gånger efter varandra.',
  ],
  [
    { ...axles, axles: [{ at: 0 }, { at: 1 }] },
    'Axlarna räknas från den främsta, på 0 meter, med minst 1,2 meter emellan.',
  ],
  [
    { ...axles, axles: [{ at: 1 }, { at: 5 }] },
    'Axlarna räknas från den främsta, på 0 meter, med minst 1,2 meter emellan.',
  ],
  [{ ...axles, cargo: { at: 7, mass: 1 } }, 'Lasten ska stå på flaket.'],
  [
    { diagram: 'form', title: 'Kvitto', rows: [{ name: 'Belopp' }] },
    '”rows.0.value” saknas eller har ett värde som inte går att använda.',
  ],
  [{ ...good, layout: 'square' }, '”layout” saknas eller har ett värde som inte går att använda.'],
  [{ ...good, colour: 'red' }, 'Okänt fält: ”colour”.'],
  [{ ...good, vehicles: [{ ...car, speed: 50 }] }, 'Okänt fält i ”vehicles.0”: ”speed”.'],
  [{ signs: 'B1' }, '”signs” saknas eller har ett värde som inte går att använda.'],
  [{ signs: [7] }, '”signs.0” saknas eller har ett värde som inte går att använda.'],
  [{ signs: [] }, 'En bild av märken ska ha ett till tre märken bredvid varandra.'],
  [
    { signs: ['B1', 'B1', 'B1', 'B1'] },
    'En bild av märken ska ha ett till tre märken bredvid varandra.',
  ],
  [{ signs: [[]] }, 'På en stolpe ska det sitta ett till tre märken.'],
  [{ signs: ['B99'] }, 'Märket ”B99” finns inte.'],
  [
    { signs: ['A1/hoger'] },
    'Märket A1 finns inte i formen ”hoger”; det finns som A1 och A1/vanster.',
  ],
  [{ signs: ['B2/a'] }, 'Märket B2 finns inte i formen ”a”; det finns bara som B2.'],
  [
    { signs: [['B2', { code: 'T16', lines: ['8–18'] }]] },
    '”T16” kan inte ha egna rader. Det kan T1, T2, T3, T4, T5, T6, T11, T18 och T22.',
  ],
  [{ signs: [[{ code: 'T22', lines: [] }]] }, 'Tavlan T22 ska ha en till tre rader.'],
  [{ signs: [[{ code: 'T22', lines: [' '] }]] }, 'Raden ” ” ska ha 1–14 tecken.'],
  [
    { signs: [[{ code: 'T22', lines: ['Gäller ej tunga'] }]] },
    'Raden ”Gäller ej tunga” ska ha 1–14 tecken.',
  ],
  [
    { signs: [[{ code: 'T22', lines: ['10 € @'] }]] },
    'Raden ”10 € @” har tecken som inte går att skriva: € och @.',
  ],
  [{ signs: [[{ code: 'T3', lines: ['150 m'] }]] }, 'Första raden på tavlan T3 ska vara ”STOPP”.'],
  [{ ...good, arms: { south: {}, north: {} } }, 'En fyrvägskorsning har fyra vägar.'],
  [{ ...good, layout: 't-junction' }, 'En trevägskorsning har tre vägar.'],
  [
    { ...straight, arms: { west: {}, south: {} } },
    'En rak väg ska ha två tillfarter mitt emot varandra.',
  ],
  [
    { ...straight, layout: 'motorway-entry' },
    '”ramp” ska vara den tillfart som trafiken vid på- eller avfarten kommer från.',
  ],
  [{ ...straight, ramp: 'west' }, 'Bara på- och avfarter har ”ramp”.'],
  [
    { ...good, vehicles: [car, { ...car, colour: 'blue' }] },
    'En röd bil och en blå bil står på samma plats.',
  ],
  [{ ...good, vehicles: [{ ...car, distance: 120 }] }, 'En röd bil är utanför bilden.'],
  [{ ...good, vehicles: [{ ...car, lane: 2 }] }, 'En röd bil är i ett körfält som inte finns.'],
  [{ ...good, vehicles: [{ ...car, lane: 0 }] }, 'En röd bil är i ett körfält som inte finns.'],
  [
    { ...good, vehicles: [{ ...car, place: 'circle' }] },
    'En röd bil kan inte vara i en cirkulation här.',
  ],
  [
    { ...good, arms: { ...open, west: { out: 0 } }, vehicles: [{ ...car, turn: 'left' }] },
    'En röd bil ska åt ett håll där ingen väg leder ut.',
  ],
  [
    { ...good, vehicles: [{ ...car, turn: 'left', indicator: 'right' }] },
    'En röd bil blinkar åt fel håll.',
  ],
  [
    { ...good, vehicles: [{ kind: 'tram', arm: 'west' }] },
    'En blå spårvagn behöver spår: sätt ”rails” på vägen.',
  ],
  [
    { ...good, vehicles: [{ kind: 'train', arm: 'west' }] },
    'Ett grått tåg: ett tåg kommer på spåret i en plankorsning.',
  ],
  [
    { ...straight, layout: 'motorway', vehicles: [{ kind: 'tractor', arm: 'west', distance: 40 }] },
    'En grön traktor får inte köra på motorväg.',
  ],
  [{ ...straight, vehicles: [car] }, 'En röd bil står på en väg som inte finns.'],
  [
    { ...straight, people: [{ kind: 'adult', arm: 'south', across: 0.5 }] },
    'En person står vid en väg som inte finns.',
  ],
  [
    {
      ...good,
      arms: {
        north: { line: 'yield' },
        east: { signs: ['B1'] },
        south: { line: 'stop' },
        west: { in: 0 },
      },
      vehicles: [],
    },
    'Alla vägar in i korsningen kan inte ha väjnings- eller stopplikt.',
  ],
  [
    {
      ...good,
      arms: {
        north: { light: 'red' },
        east: { light: 'green' },
        south: { light: 'green' },
        west: { light: 'red' },
      },
    },
    'Två korsande vägar kan inte ha grönt samtidigt.',
  ],
  [
    { ...good, arms: { ...open, north: { light: 'red' } } },
    'Har korsningen trafiksignaler ska alla infarter ha en.',
  ],
  [
    { ...good, arms: { ...open, north: { signs: ['B4'], line: 'yield' } } },
    'Vägen uppifrån är huvudled och kan inte samtidigt ha väjnings- eller stopplikt.',
  ],
  [
    { ...good, arms: { ...open, north: { signs: ['B2'], line: 'yield' } } },
    'Vägen uppifrån har stopplikt och ska ha stopplinje, inte väjningslinje.',
  ],
  [
    { ...straight, arms: { west: { crossing: 'zebra' }, east: {} } },
    'På en rak väg ligger övergången i mitten: välj den vägtypen i stället.',
  ],
  [{ ...straight, railway: {} }, 'Bara en plankorsning har järnväg.'],
  [{ ...straight, isPinched: true }, 'Bara en smal väg kan smalna av.'],
  [
    {
      ...good,
      vehicles: [
        { ...car, isYou: true },
        { ...car, arm: 'north', isYou: true },
      ],
    },
    'Bara ett fordon kan vara elevens eget.',
  ],
  [
    { ...good, vehicles: [{ kind: 'bicycle', arm: 'south', areas: { left: {} } }] },
    'En cykel kan inte ha markerade områden runt sig.',
  ],
  [
    { ...good, vehicles: [{ ...car, distance: 50, areas: { rear: { label: 'A' } } }] },
    'En röd bil har ett markerat område som är utanför bilden.',
  ],
  [
    { ...good, view: 'driver', vehicles: [{ ...car, isYou: true, areas: { left: {} } }] },
    'Markerade områden visas bara uppifrån.',
  ],
  [
    {
      ...good,
      layout: 'roundabout',
      vehicles: [{ kind: 'truck-trailer', arm: 'south', place: 'circle' }],
    },
    'En orange lastbil med släp är för lång för att ritas inne i en cirkulationsplats.',
  ],
  [{ ...good, view: 'driver' }, 'Förarens vy behöver ett eget fordon på väg in i bilden.'],
  [
    {
      ...good,
      view: 'driver',
      vehicles: [
        { ...car, isYou: true },
        { kind: 'truck', arm: 'west' },
      ],
    },
    'En orange lastbil är utanför bilden.',
  ],
])('%j is refused', (scene, problem) => {
  expect(problemsOf(scene)).toEqual([problem]);
});

test.each(['', 'bil', '[]', '7', 'null'])('%j is no scene', (text) => {
  expect(readIllustrationText(text).illustration).toBeNull();
});
