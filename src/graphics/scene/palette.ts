import type { Colour, Scene } from '../../domain/scene/scene';

/** The colours of what does not move. A scene keeps its own light, whatever the page around it. */
export interface Palette {
  ground: string;
  tree: string;
  treeLight: string;
  pavement: string;
  kerb: string;
  asphalt: string;
  gravel: string;
  marking: string;
  sky: string;
  hill: string;
}

const clear: Palette = {
  ground: '#cfe0bd',
  tree: '#6fa06f',
  treeLight: '#86b483',
  pavement: '#dcdcd5',
  kerb: '#b5bab9',
  asphalt: '#737d88',
  gravel: '#cdbb9c',
  marking: '#fff',
  sky: '#cfe6f5',
  hill: '#a9c7a1',
};

/** Grass and trees of other places in clear weather. */
const meadows: readonly Partial<Palette>[] = [
  {},
  { ground: '#d9dfb8', tree: '#84a05f', treeLight: '#9db678', hill: '#b9c795' },
  { ground: '#c2dab6', tree: '#5c9275', treeLight: '#77ab8d', hill: '#9abfa3' },
];

const rain: Palette = {
  ...clear,
  ground: '#b8cbaa',
  pavement: '#c2c6c4',
  kerb: '#9da4a6',
  asphalt: '#5b6570',
  sky: '#bcc8d1',
  hill: '#93ad92',
};

const snow: Palette = {
  ...clear,
  ground: '#eef3f6',
  tree: '#7c9a88',
  treeLight: '#f7fafb',
  pavement: '#dfe6ea',
  kerb: '#c5ced4',
  asphalt: '#98a3ad',
  gravel: '#cfd3d3',
  sky: '#dbe4ea',
  hill: '#cfdadd',
};

const fog: Palette = { ...clear, sky: '#dfe5e8', hill: '#cdd8d3' };

/** The colours for a scene's weather and surroundings. */
export function paletteOf({
  weather = 'clear',
  surroundings = 0,
}: Pick<Scene, 'weather' | 'surroundings'>): Palette {
  const palette = { clear, rain, snow, fog }[weather];
  return weather === 'clear' ? { ...palette, ...meadows[surroundings % meadows.length] } : palette;
}

export const paint: Record<Colour, string> = {
  blue: '#2467bd',
  red: '#d0342c',
  yellow: '#f2b91f',
  green: '#2f8653',
  white: '#f6f7f5',
  grey: '#bcc4cb',
  black: '#2c3239',
  orange: '#e17a22',
};

export const glass = '#22303f';
export const amber = '#ffae00';
export const signal = { red: '#f23a2f', amber, green: '#2ec26a', dark: '#30363d' } as const;
