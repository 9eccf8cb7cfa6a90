import type { SignLooks } from '../sign-look';

const struck = (look: string) => `${look}, och ett rött snedstreck över`;

const motorway = 'stående grön tavla med två vita körbanor under en bro';
const expressway = 'stående grön tavla med en vit bil sedd framifrån';
const town = 'liggande vit tavla med svart kant och svarta hus';
const walkers = 'blå kvadrat med en vit vuxen och ett barn som går';
const living =
  'liggande blå tavla med ett vitt hus, en bil, en vuxen och ett barn som springer efter en boll';
const advice = 'blå kvadrat med texten max 30 km/tim i vitt';
const cyclists = 'stående blå tavla med en vit bil ovanför en vit cykel';

/** What the signs of information look like. */
export const looks: SignLooks = {
  E1: motorway,
  E2: struck(motorway),
  E3: expressway,
  E4: struck(expressway),
  E5: town,
  E6: struck(town),
  E7: walkers,
  E8: struck(walkers),
  E9: living,
  E10: struck(living),
  E11: advice,
  E12: struck(advice),
  E15: 'blå kvadrat med två vita linjer som löper ihop till en pil uppåt',
  E16: 'liggande blå tavla med en vit pil åt höger',
  'E16/upp': 'blå kvadrat med en vit pil uppåt',
  E17: 'blå kvadrat med ett vitt lodrätt streck och ett rött streck tvärs över toppen',
  E18: 'blå kvadrat med en vit bokstav M',
  E19: 'blå kvadrat med en vit bokstav P',
  E22: 'blå kvadrat med en vit buss',
  E23: 'liggande blå tavla med ordet TAXI i vitt',
  E24: 'blå kvadrat med en vit kamera',
  E26: 'blå kvadrat med en vit valvöppning och texten 1,2 km',
  E28: 'grön kvadrat med en vit figur som springer mot en dörr',
  E29: 'liggande grön tavla med en vit springande figur, en pil åt vänster med 75 m och en åt höger med 50 m',
  E33: cyclists,
  E34: struck(cyclists),
};
