import type { Example } from './example';

const open = { north: {}, east: {}, south: {}, west: {} };
const upright = { south: {}, north: {} };

/** Scenes as their driver sees them. */
export const driverViews: readonly Example[] = [
  {
    name: 'Förarvy: bil från höger',
    scene: {
      layout: 'crossroads',
      view: 'driver',
      arms: open,
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 70, turn: 'straight' },
        { kind: 'car', colour: 'red', arm: 'east', turn: 'straight' },
        { kind: 'car', colour: 'white', arm: 'north', distance: 10 },
      ],
    },
  },
  {
    name: 'Förarvy: väjningsplikt',
    scene: {
      layout: 'crossroads',
      view: 'driver',
      place: 'country',
      arms: {
        south: { signs: ['B1'], line: 'yield' },
        north: { signs: ['B1'], line: 'yield' },
        west: { signs: ['B4'] },
        east: { signs: ['B4'] },
      },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 80, turn: 'left', indicator: 'left' },
        { kind: 'truck', arm: 'west', turn: 'straight' },
      ],
    },
  },
  {
    name: 'Förarvy: barn vid övergångsställe',
    scene: {
      layout: 'pedestrian-crossing',
      view: 'driver',
      arms: { south: { signs: ['B3'], line: 'yield' }, north: { signs: ['B3'], line: 'yield' } },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 50 },
        { kind: 'car', colour: 'green', arm: 'north', distance: 40 },
        { kind: 'van', arm: 'south', distance: 120 },
      ],
      people: [
        { kind: 'child', arm: 'south', across: -0.1, towards: 'left' },
        { kind: 'adult', arm: 'south', across: 0.6, towards: 'right' },
      ],
    },
  },
  {
    name: 'Förarvy: plankorsning',
    scene: {
      layout: 'level-crossing',
      view: 'driver',
      place: 'country',
      arms: { south: { signs: ['A39'], line: 'stop' }, north: { signs: ['A39'], line: 'stop' } },
      railway: { barriers: 'closed', signal: 'red' },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 60 },
        { kind: 'train', arm: 'west', distance: 26 },
      ],
    },
  },
  {
    name: 'Förarvy: motorväg med bil bakom',
    scene: {
      layout: 'motorway',
      view: 'driver',
      arms: upright,
      vehicles: [
        {
          kind: 'car',
          arm: 'south',
          lane: 1,
          isYou: true,
          distance: 60,
          indicator: 'left',
          turn: 'left',
        },
        { kind: 'truck', arm: 'south', lane: 1, distance: -130 },
        { kind: 'car', colour: 'red', arm: 'south', lane: 1, distance: 130 },
        { kind: 'car', colour: 'white', arm: 'south', lane: 2, distance: -150 },
      ],
    },
  },
  {
    name: 'Förarvy: omkörning bakom traktor',
    scene: {
      layout: 'road',
      view: 'driver',
      place: 'country',
      weather: 'rain',
      arms: { south: { centre: 'solid', signs: ['C31-7'] }, north: { centre: 'solid' } },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 80 },
        { kind: 'tractor', arm: 'south', distance: -40 },
        { kind: 'car', colour: 'yellow', arm: 'north', distance: 100 },
      ],
    },
  },
  {
    name: 'Förarvy: mörk landsväg',
    scene: {
      layout: 'road',
      view: 'driver',
      light: 'night',
      place: 'country',
      arms: upright,
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 80 },
        { kind: 'car', colour: 'white', arm: 'north', distance: 110 },
      ],
      people: [{ kind: 'adult', arm: 'south', across: 0.04 }],
    },
  },
  {
    name: 'Förarvy: gångfartsområde',
    scene: {
      layout: 'residential-street',
      view: 'driver',
      arms: { south: { signs: ['E9'] }, north: {} },
      vehicles: [
        { kind: 'car', arm: 'south', isYou: true, distance: 90 },
        { kind: 'car', colour: 'red', arm: 'south', place: 'parked', distance: -20 },
      ],
      people: [{ kind: 'child', arm: 'north', across: 0.4, towards: 'left' }],
    },
  },
];
