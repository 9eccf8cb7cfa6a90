/** The colours of road signs, signals and roads. They stay as they are in the dark theme, as on the road. */
export const signColors = {
  red: '#c8141e',
  yellow: '#ffcd00',
  blue: '#0059a3',
  green: '#00704a',
  white: '#fff',
  black: '#111',
  orange: '#ff7a00',
  brown: '#7c4b00',
  grey: '#8a8f94',
  asphalt: '#4a4f55',
  grass: '#6f9f63',
  litRed: '#ff3030',
  litYellow: '#ffc400',
  litGreen: '#1fd36b',
  unlit: '#3b3f44',
} as const;

/** The name of one of the colours. */
export type SignColor = keyof typeof signColors;
