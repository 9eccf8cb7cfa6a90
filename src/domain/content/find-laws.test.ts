import { expect, test } from 'vitest';

import { findLaws } from './find-laws';

test.each<[string, string[]]>([
  ['Du ska kunna stanna (trafikförordningen 3 kap. 14 §).', ['Trafikförordningen (1998:1276)']],
  [
    'Gränsen står i lagen (1951:649) om straff för vissa trafikbrott 4 §.',
    ['Lag (1951:649) om straff för vissa trafikbrott'],
  ],
  ['Reglerna står i förordning (EG) nr 561/2006, artikel 7.', ['Förordning (EG) nr 561/2006']],
  ['Det prövas enligt TSFS 2011:22.', ['TSFS 2011:22 (kursplan C)']],
  // the longer name holds the shorter one
  ['Så säger taxitrafikförordningen.', ['Taxitrafikförordningen (2012:238)']],
  [
    'Socialförsäkringsbalken och arbetsmiljölagen gäller båda.',
    ['Arbetsmiljölagen (1977:1160)', 'Socialförsäkringsbalken (2010:110)'],
  ],
  ['Lagen säger 50 km/h, och en förordning (1234:5678) finns inte.', []],
])('%s names %j', (text, found) => {
  expect(findLaws(text)).toEqual(found);
});
