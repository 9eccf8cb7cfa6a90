import type { Diagram } from '../diagram';

/** A diagram of each kind with a name, to begin from or to look at. */
export const diagramExamples: readonly { name: string; diagram: Diagram }[] = [
  {
    name: 'En dag på färdskrivaren',
    diagram: {
      diagram: 'day',
      start: '06.00',
      parts: [
        { activity: 'work', minutes: 30 },
        { activity: 'driving', minutes: 240 },
        { activity: 'rest', minutes: 45 },
        { activity: 'driving', minutes: 120 },
        { activity: 'availability', minutes: 60 },
      ],
    },
  },
  {
    name: 'Lastbilens axlar med vikter',
    diagram: {
      diagram: 'axles',
      axles: [
        { at: 0, load: 6.5 },
        { at: 4.6, load: 9 },
        { at: 5.9, load: 7 },
      ],
      isMeasured: true,
    },
  },
  {
    name: 'Last på flaket',
    diagram: {
      diagram: 'axles',
      axles: [{ at: 0 }, { at: 5 }],
      cargo: { at: 4, mass: 6 },
      isMeasured: true,
    },
  },
  {
    name: 'Taxameterns display',
    diagram: {
      diagram: 'taximeter',
      status: 'Upptagen',
      tariff: 'Taxa 1',
      amount: '245,00',
      extras: '30,00',
    },
  },
  {
    name: 'En blankett',
    diagram: {
      diagram: 'form',
      title: 'Registreringsbevis, utdrag',
      rows: [
        { name: 'Totalvikt', value: '18 000 kg' },
        { name: 'Tjänstevikt', value: '9 350 kg' },
        { name: 'Antal axlar', value: '2' },
      ],
    },
  },
  {
    name: 'Vägar genom en kurva',
    diagram: {
      diagram: 'bend',
      turn: 'right',
      lines: [
        { label: 'A', across: { before: 1, within: 0, after: 0.5 } },
        { label: 'B', across: { before: 0.5, within: 0.5, after: 0.5 } },
      ],
    },
  },
  {
    name: 'Motorcyklar som lutar',
    diagram: {
      diagram: 'lean',
      riders: [
        { label: 'A', motorcycle: 25, rider: 25 },
        { label: 'B', motorcycle: 32, rider: 5 },
      ],
    },
  },
];
