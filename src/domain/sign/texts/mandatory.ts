import type { SignTexts } from '../sign-text';

/** The mandatory signs. */
export const texts: SignTexts = {
  D1: {
    meaning: 'Fordon måste köra åt ett håll som någon av pilarna visar.',
    demand: 'Placera dig i tid för det håll som pilen tillåter.',
  },
  D2: {
    meaning: 'Du ska köra förbi på den sida som pilen visar, till exempel vid en refug.',
    demand:
      'Styr i god tid åt pilens sida. Pilen betyder inte att du ska svänga, bara på vilken sida du ska köra.',
  },
  D3: {
    meaning: 'Här är en cirkulationsplats. Trafiken går moturs.',
    demand:
      'Väj för dem som är inne i cirkulationen, kör åt höger runt rondellen och blinka höger när du ska ut.',
  },
  D4: {
    meaning: 'Banan är till för cykel och moped klass II.',
    demand:
      'Kör inte bil eller motorcykel här. Måste du korsa banan, se dig noga för och hindra inte dem som kommer på den.',
  },
  D5: {
    meaning: 'Banan är till för gående.',
    demand: 'Kör inte här. Måste du korsa banan ska du låta gående passera först.',
  },
  D6: {
    meaning: 'Banan delas av gående, cykel och moped klass II, utan uppdelning.',
    demand:
      'Cyklar du här, visa hänsyn till gående. Korsar du banan med bil, hindra inte dem som kommer på den.',
  },
  D7: {
    meaning: 'Banan är uppdelad: en del för gående och en för cykel och moped klass II.',
    demand: 'Håll dig på din del. Symbolernas plats visar vilken sida som är vems.',
  },
  D8: { meaning: 'Vägen är till för ridande.' },
  D9: { meaning: 'Leden är till för terrängmotorfordon och terrängsläp.' },
  D10: {
    meaning:
      'Körfältet eller körbanan är till för fordon i linjetrafik. Ligger det till höger får även cykel och moped klass II köra där.',
    demand: 'Kör inte i fältet. Du får korsa det när du till exempel ska svänga.',
  },
  D11: {
    meaning: 'Den bana, det körfält, den väg eller led som symbolen visar slutar här.',
    demand:
      'Märket förbjuder inget, men räkna med att cyklande och gående blandas med annan trafik.',
  },
  D12: {
    meaning: 'Fordon som är lastade med farligt gods ska köra åt pilens håll.',
    demand: 'Kör du personbil berörs du inte.',
  },
};
