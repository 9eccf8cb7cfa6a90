import type { Example } from './example';

const open = { north: {}, east: {}, south: {}, west: {} };

/** Junctions and roundabouts from above. */
export const junctions: readonly Example[] = [
  {
    name: 'Högerregeln',
    scene: {
      layout: 'crossroads',
      arms: open,
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'straight' },
        { kind: 'car', colour: 'red', arm: 'east', turn: 'straight' },
      ],
    },
  },
  {
    name: 'Högerregeln, tre bilar',
    scene: {
      layout: 'crossroads',
      arms: open,
      vehicles: [
        { kind: 'car', colour: 'blue', arm: 'south', label: 'A', turn: 'left', indicator: 'left' },
        { kind: 'van', arm: 'east', label: 'B', turn: 'straight' },
        { kind: 'car', colour: 'yellow', arm: 'north', label: 'C', turn: 'straight' },
      ],
    },
  },
  {
    name: 'Väjningsplikt mot huvudled',
    scene: {
      layout: 'crossroads',
      place: 'country',
      arms: {
        south: { signs: ['B1'], line: 'yield' },
        north: { signs: ['B1'], line: 'yield' },
        west: { signs: ['B4'] },
        east: { signs: ['B4'] },
      },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'left', indicator: 'left' },
        { kind: 'truck', arm: 'west', turn: 'straight', distance: 30 },
        { kind: 'car', colour: 'green', arm: 'east', turn: 'right', indicator: 'right' },
      ],
    },
  },
  {
    name: 'Stopplikt i trevägskorsning',
    scene: {
      layout: 't-junction',
      place: 'country',
      arms: {
        south: { signs: ['B2'], line: 'stop' },
        west: { signs: ['B4'] },
        east: { signs: ['B4'] },
      },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'right', indicator: 'right' },
        { kind: 'motorcycle', arm: 'west', turn: 'straight', distance: 20 },
      ],
    },
  },
  {
    name: 'Utfart från grusväg',
    scene: {
      layout: 't-junction',
      place: 'country',
      arms: { east: { surface: 'gravel' }, north: {}, south: {} },
      vehicles: [
        { kind: 'tractor', arm: 'east', turn: 'left', indicator: 'left' },
        { kind: 'car', arm: 'south', isYou: true, turn: 'straight', distance: 6 },
      ],
    },
  },
  {
    name: 'Vänstersväng med mötande',
    scene: {
      layout: 'crossroads',
      arms: {
        south: { light: 'green', crossing: 'zebra', line: 'stop' },
        north: { light: 'green', crossing: 'zebra', line: 'stop' },
        west: { light: 'red', crossing: 'zebra', line: 'stop' },
        east: { light: 'red', crossing: 'zebra', line: 'stop' },
      },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'left', indicator: 'left' },
        { kind: 'car', colour: 'white', arm: 'north', turn: 'straight' },
        { kind: 'bus', arm: 'east', distance: 4 },
      ],
      people: [{ kind: 'adult', arm: 'west', across: 0.1, towards: 'left' }],
    },
  },
  {
    name: 'Högersväng med cyklist bredvid',
    scene: {
      layout: 'crossroads',
      arms: { south: { crossing: 'cycle' }, east: { crossing: 'both' }, north: {}, west: {} },
      vehicles: [{ kind: 'car', arm: 'south', isYou: true, turn: 'right', indicator: 'right' }],
      people: [
        { kind: 'cyclist', arm: 'east', across: 1.2, towards: 'right' },
        { kind: 'adult', arm: 'east', across: -0.25, towards: 'left' },
      ],
    },
  },
  {
    name: 'Två körfält med körfältspilar',
    scene: {
      layout: 'crossroads',
      arms: {
        west: { in: 2, out: 2, arrows: ['straight-right', 'left'], light: 'red', line: 'stop' },
        east: { in: 2, out: 2, arrows: ['straight-right', 'left'], light: 'red', line: 'stop' },
        south: { light: 'green', line: 'stop' },
        north: { light: 'green', line: 'stop' },
      },
      vehicles: [
        { kind: 'car', colour: 'red', arm: 'west', lane: 1, label: 'A' },
        { kind: 'car', colour: 'yellow', arm: 'west', lane: 2, label: 'B', indicator: 'left' },
        { kind: 'car', arm: 'south', isYou: true, turn: 'straight' },
      ],
    },
  },
  {
    name: 'In i cirkulationsplats',
    scene: {
      layout: 'roundabout',
      arms: {
        south: { signs: ['B1', 'D3'], line: 'yield' },
        west: { signs: ['B1', 'D3'], line: 'yield' },
        north: { signs: ['B1', 'D3'], line: 'yield' },
        east: { signs: ['B1', 'D3'], line: 'yield' },
      },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'straight' },
        { kind: 'car', colour: 'red', arm: 'west', place: 'circle', distance: 40 },
        {
          kind: 'car',
          colour: 'yellow',
          arm: 'east',
          distance: 10,
          indicator: 'right',
          turn: 'right',
        },
      ],
    },
  },
  {
    name: 'Ut ur cirkulationsplats',
    scene: {
      layout: 'roundabout',
      place: 'country',
      arms: {
        south: { line: 'yield' },
        west: { line: 'yield' },
        east: { line: 'yield', crossing: 'zebra' },
      },
      vehicles: [
        {
          kind: 'car',
          arm: 'south',
          place: 'circle',
          distance: 25,
          isYou: true,
          turn: 'right',
          indicator: 'right',
        },
        { kind: 'truck', arm: 'west', distance: 4 },
      ],
      people: [{ kind: 'child', arm: 'east', across: 0.02, towards: 'left' }],
    },
  },
  {
    name: 'Spårvagn i korsning',
    scene: {
      layout: 'crossroads',
      arms: { west: { rails: true }, east: { rails: true }, south: {}, north: {} },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'straight' },
        { kind: 'tram', arm: 'west', turn: 'straight' },
      ],
    },
  },
  {
    name: 'Utryckningsfordon i mörker',
    scene: {
      layout: 'crossroads',
      light: 'night',
      arms: {
        south: { light: 'green', line: 'stop' },
        north: { light: 'green', line: 'stop' },
        west: { light: 'red', line: 'stop' },
        east: { light: 'red', line: 'stop' },
      },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'straight' },
        { kind: 'ambulance', arm: 'east', isUrgent: true, turn: 'straight' },
      ],
    },
  },
  {
    name: 'Halt väglag',
    scene: {
      layout: 't-junction',
      weather: 'snow',
      arms: { south: { signs: ['B1'], line: 'yield' }, west: {}, east: {} },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, turn: 'left', indicator: 'left', distance: 6 },
        { kind: 'bus', arm: 'east', turn: 'straight', distance: 10 },
        { kind: 'bicycle', arm: 'west', turn: 'straight', distance: 20 },
      ],
    },
  },
];
