import type { SignLooks } from '../sign-look';

const lamps = (lit: string) => `signal med tre runda lampor, ${lit}`;
const square = (mark: string) => `svart fyrkant med ${mark}`;

/** What light signals, signals at level crossings and other devices look like. */
export const looks: SignLooks = {
  SIG1: lamps('den översta lyser rött'),
  'SIG1/gaende': 'signal med två runda lampor, i den övre lyser en stående figur rött',
  SIG2: lamps('den översta lyser rött och den mellersta gult'),
  SIG3: lamps('den nedersta lyser grönt'),
  SIG4: lamps('den mellersta lyser gult'),
  SIG5: 'en ensam gul lampa som blinkar',
  SIG8: square('ett vitt S'),
  SIG9: square('ett vitt S över ett vågrätt streck'),
  SIG10: square('ett lodrätt vitt streck'),
  SIG11: square('ett vågrätt vitt streck'),
  SIG12: square('ett rött kryss'),
  SIG13: square('en gul pil snett nedåt åt höger'),
  SIG14: square('en grön pil nedåt'),
  X1: 'liggande blå skärm med tre gula vinklar som pekar åt höger',
  X3: 'smal stående skärm med gula och blå fält som lutar nedåt åt höger',
  'X3/vanster': 'smal stående skärm med gula och blå fält som lutar nedåt åt vänster',
  X5: square('gula lampor som bildar en pil snett nedåt åt höger'),
  Y1: 'svart låda med två runda lampor, den vänstra blinkar rött',
  Y3: 'gul stång med röda fält, fäst i en stolpe',
};
