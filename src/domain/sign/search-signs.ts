import { signGroups } from './sign-group';
import { signs, type Sign } from './signs';
import { variantsOf } from './variants';

/** What people call signs, where the official name does not say it. */
const everyday: Readonly<Record<string, string>> = {
  A9: 'fartgupp',
  A19: 'älg vilt viltvarning',
  A24: 'blåst',
  A28: 'högerregeln',
  A30: 'rondell',
  A33: 'snöskoter',
  A35: 'tåg',
  A36: 'tåg',
  A39: 'tåg järnväg',
  A41: 'krock',
  B1: 'triangel lämna företräde',
  B2: 'stopp stoppskylt',
  C1: 'enkelriktat infart förbjuden',
  C31: 'fart hastighet',
  C35: 'parkeringsförbud p-förbud',
  C39: 'stoppförbud',
  D3: 'rondell',
  D10: 'bussfil kollektivkörfält',
  E15: 'blixtlås kugghjul',
  E17: 'återvändsgränd',
  E19: 'p-plats',
  E24: 'fartkamera',
  E25: 'trängselskatt vägtull',
  F29: 'pendlarparkering',
  H3: 'bensin diesel mack',
  H14: 'wc',
  H27: 'elbil',
  M8: 'spärrlinje',
  M15: 'zebra',
  M16: 'sockerbitar',
  T7: 'handikapp',
  T14: 'stopp',
};

const titles = new Map(signGroups.map(({ id, title }) => [id, title]));

const found = signs.map((sign) => ({
  sign,
  words: [
    sign.code,
    sign.name,
    titles.get(sign.group),
    everyday[sign.code],
    /^P\d/.test(sign.code) ? 'polis' : '',
    ...variantsOf(sign.code).map(({ label }) => label),
  ]
    .join(' ')
    .toLocaleLowerCase('sv'),
}));

/** Returns the signs that every word of the query is part of: of code, name, group, form or everyday name. */
export function searchSigns(query: string): Sign[] {
  const words = query.toLocaleLowerCase('sv').split(/\s+/);
  return found
    .filter((entry) => words.every((word) => entry.words.includes(word)))
    .map(({ sign }) => sign);
}
