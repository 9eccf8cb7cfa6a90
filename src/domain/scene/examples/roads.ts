import type { Example } from './example';

const across = { west: {}, east: {} };
const upright = { south: {}, north: {} };

/** Other roads without a junction, from above. */
export const roads: readonly Example[] = [
  {
    name: 'Omkörning på landsväg',
    scene: {
      layout: 'road',
      place: 'country',
      arms: { west: { centre: 'dashed', signs: ['C31-8'] }, east: { centre: 'warning' } },
      vehicles: [
        { kind: 'car', arm: 'west', isYou: true, distance: 70, turn: 'left', indicator: 'left' },
        { kind: 'tractor', arm: 'west', distance: -30 },
        { kind: 'car', colour: 'white', arm: 'east', distance: 120 },
      ],
    },
  },
  {
    name: 'Heldragen linje och omkörningsförbud',
    scene: {
      layout: 'road',
      place: 'country',
      arms: { south: { centre: 'solid', signs: ['C27', 'C31-7'] }, north: { centre: 'solid' } },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 50 },
        { kind: 'truck', arm: 'south', distance: -50 },
      ],
    },
  },
  {
    name: 'Buss på väg ut från hållplats',
    scene: {
      layout: 'road',
      arms: { west: { signs: ['E22', 'C31-5'] }, east: {} },
      vehicles: [
        { kind: 'bus', arm: 'west', place: 'parked', distance: -20, indicator: 'left' },
        { kind: 'car', arm: 'west', isYou: true, distance: 110 },
      ],
    },
  },
  {
    name: 'Plankorsning med bommar',
    scene: {
      layout: 'level-crossing',
      place: 'country',
      arms: { south: { signs: ['A39'], line: 'stop' }, north: { signs: ['A39'], line: 'stop' } },
      railway: { barriers: 'closed', signal: 'red' },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 8, isBraking: true },
        { kind: 'train', arm: 'west', distance: 26 },
      ],
    },
  },
  {
    name: 'Plankorsning utan bommar',
    scene: {
      layout: 'level-crossing',
      place: 'country',
      arms: { west: { signs: ['A39'] }, east: { signs: ['A39'] } },
      railway: { signal: 'white' },
      vehicles: [
        { kind: 'car', arm: 'west', isYou: true, distance: 40 },
        { kind: 'bus', arm: 'west', distance: -120 },
      ],
    },
  },
  {
    name: 'Övergångsställe med barn',
    scene: {
      layout: 'pedestrian-crossing',
      arms: { south: { signs: ['B3'], line: 'yield' }, north: { signs: ['B3'], line: 'yield' } },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 24 },
        { kind: 'car', colour: 'grey', arm: 'north', distance: 2, isBraking: true },
      ],
      people: [
        { kind: 'child', arm: 'south', across: -0.18, towards: 'left' },
        { kind: 'adult', arm: 'south', across: 0.62, towards: 'right' },
      ],
    },
  },
  {
    name: 'Omkörning vid övergångsställe',
    scene: {
      layout: 'pedestrian-crossing',
      arms: {
        west: { in: 2, out: 2, line: 'yield', signs: ['B3'] },
        east: { in: 2, out: 2, line: 'yield', signs: ['B3'] },
      },
      vehicles: [
        { kind: 'van', arm: 'west', lane: 1, isBraking: true },
        { kind: 'car', arm: 'west', lane: 2, isYou: true, distance: 60 },
      ],
      people: [{ kind: 'blind', arm: 'west', across: 0.14, towards: 'left' }],
    },
  },
  {
    name: 'Cykelöverfart',
    scene: {
      layout: 'cycle-crossing',
      arms: { west: { signs: ['B8'], line: 'yield' }, east: { signs: ['B8'], line: 'yield' } },
      vehicles: [{ kind: 'car', arm: 'west', isYou: true, distance: 30 }],
      people: [{ kind: 'cyclist', arm: 'west', across: -0.2, towards: 'left' }],
    },
  },
  {
    name: 'Cykelpassage',
    scene: {
      layout: 'cycle-crossing',
      arms: upright,
      vehicles: [{ kind: 'car', arm: 'south', isYou: true, distance: 20 }],
      people: [{ kind: 'cyclist', arm: 'south', across: 1.25, towards: 'right' }],
    },
  },
  {
    name: 'Gångfartsområde',
    scene: {
      layout: 'residential-street',
      arms: { south: { signs: ['E9'] }, north: {} },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 60 },
        { kind: 'car', colour: 'red', arm: 'south', place: 'parked', distance: -40 },
      ],
      people: [
        { kind: 'child', arm: 'south', across: 0.55, towards: 'right' },
        { kind: 'adult', arm: 'north', across: 0.2 },
      ],
    },
  },
  {
    name: 'Möte där vägen smalnar av',
    scene: {
      layout: 'narrow-road',
      place: 'country',
      isPinched: true,
      arms: { west: { signs: ['B6'] }, east: { signs: ['B7'] } },
      vehicles: [
        { kind: 'car', arm: 'west', isYou: true, distance: 20 },
        { kind: 'truck', arm: 'east', distance: 8 },
      ],
    },
  },
  {
    name: 'Möte förbi parkerad bil',
    scene: {
      layout: 'narrow-road',
      arms: across,
      vehicles: [
        { kind: 'car', arm: 'west', isYou: true, distance: 60 },
        { kind: 'van', arm: 'west', place: 'parked', distance: -10, colour: 'grey' },
        { kind: 'car', colour: 'yellow', arm: 'east', distance: 60 },
      ],
    },
  },
  {
    name: 'Möte i mörker',
    scene: {
      layout: 'road',
      place: 'country',
      light: 'night',
      arms: across,
      vehicles: [
        { kind: 'car', arm: 'west', isYou: true, distance: 40 },
        { kind: 'car', colour: 'white', arm: 'east', distance: 60 },
      ],
      people: [{ kind: 'adult', arm: 'east', across: 1.06 }],
    },
  },
  {
    name: 'Markerade områden runt en lastbil med släp',
    scene: {
      layout: 'road',
      place: 'country',
      arms: { west: {}, east: {} },
      vehicles: [
        {
          kind: 'truck-trailer',
          arm: 'west',
          distance: -60,
          isYou: true,
          areas: {
            front: { label: 'A' },
            right: { label: 'B' },
            rear: { label: 'C' },
            left: { label: 'D' },
          },
        },
      ],
    },
  },
];
