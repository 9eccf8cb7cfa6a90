import type { Example } from './example';

const across = { west: {}, east: {} };

/** Motorways, with their entries and exits, from above. */
export const motorways: readonly Example[] = [
  {
    name: 'Motorväg, byte av körfält',
    scene: {
      layout: 'motorway',
      arms: across,
      vehicles: [
        {
          kind: 'car',
          arm: 'west',
          isYou: true,
          lane: 1,
          distance: 40,
          turn: 'left',
          indicator: 'left',
        },
        { kind: 'truck', arm: 'west', lane: 1, distance: -60 },
        { kind: 'car', colour: 'red', arm: 'west', lane: 2, distance: 105 },
        { kind: 'van', arm: 'east', lane: 1, distance: 60 },
      ],
    },
  },
  {
    name: 'Påfart till motorväg',
    scene: {
      layout: 'motorway-entry',
      ramp: 'west',
      arms: across,
      vehicles: [
        {
          kind: 'car',
          arm: 'west',
          lane: 0,
          isYou: true,
          distance: 60,
          turn: 'left',
          indicator: 'left',
        },
        { kind: 'truck', arm: 'west', lane: 1, distance: 10 },
        { kind: 'car', colour: 'red', arm: 'west', lane: 2, distance: 110 },
      ],
    },
  },
  {
    name: 'Avfart från motorväg',
    scene: {
      layout: 'motorway-exit',
      ramp: 'west',
      arms: across,
      vehicles: [
        {
          kind: 'car',
          arm: 'west',
          lane: 1,
          isYou: true,
          distance: 70,
          turn: 'right',
          indicator: 'right',
        },
        {
          kind: 'car',
          colour: 'green',
          arm: 'east',
          place: 'out',
          lane: 0,
          distance: 60,
          indicator: 'right',
        },
        { kind: 'truck', arm: 'west', lane: 1, distance: -60 },
      ],
    },
  },
  {
    name: 'Kö i dimma',
    scene: {
      layout: 'motorway',
      weather: 'fog',
      light: 'dusk',
      arms: across,
      vehicles: [
        { kind: 'car', arm: 'west', isYou: true, distance: 60 },
        {
          kind: 'car',
          colour: 'white',
          arm: 'west',
          distance: -40,
          isBraking: true,
          indicator: 'both',
        },
        { kind: 'truck', arm: 'west', distance: -150, isBraking: true, lane: 2 },
      ],
    },
  },
];
