import type { SignText, SignTexts } from '../sign-text';

const disc = (symbol: string, meaning: string, demand?: string): SignText => ({
  look: `Rund blå skylt med ${symbol}.`,
  meaning,
  ...(demand !== undefined && { demand }),
});

/** The mandatory signs. */
export const texts: SignTexts = {
  D1: disc(
    'en eller flera vita pilar framåt eller åt sidan',
    'Fordon måste köra åt ett håll som någon av pilarna visar.',
    'Placera dig i tid för det håll som pilen tillåter.',
  ),
  D2: disc(
    'en vit pil snett nedåt',
    'Du ska köra förbi på den sida som pilen visar, till exempel vid en refug.',
    'Styr i god tid åt pilens sida. Pilen betyder inte att du ska svänga, bara på vilken sida du ska köra.',
  ),
  D3: disc(
    'tre vita pilar i en ring',
    'Här är en cirkulationsplats. Trafiken går moturs.',
    'Väj för dem som är inne i cirkulationen, kör åt höger runt rondellen och blinka höger när du ska ut.',
  ),
  D4: disc(
    'en vit cykel',
    'Banan är till för cykel och moped klass II.',
    'Kör inte bil eller motorcykel här. Korsar du banan: väj för dem som kommer på den.',
  ),
  D5: disc(
    'en vit vuxen och ett barn som går',
    'Banan är till för gående.',
    'Kör inte här. Måste du korsa banan ska du väja för gående.',
  ),
  D6: disc(
    'en vit gående figur ovanför en cykel',
    'Banan delas av gående, cykel och moped klass II, utan uppdelning.',
    'Cyklar du här, visa hänsyn till gående. Korsar du banan med bil ska du väja.',
  ),
  D7: disc(
    'en vit gående figur och en cykel med ett lodrätt streck emellan',
    'Banan är uppdelad: en del för gående och en för cykel och moped klass II.',
    'Håll dig på din del. Symbolernas plats visar vilken sida som är vems.',
  ),
  D8: disc('en vit häst med ryttare', 'Vägen är till för ridande.'),
  D9: disc('en vit snöskoter', 'Leden är till för terrängmotorfordon och terrängsläp.'),
  D10: disc(
    'en vit buss sedd framifrån',
    'Körfältet eller körbanan är till för fordon i linjetrafik. Ligger det till höger får även cykel och moped klass II köra där.',
    'Kör inte i fältet. Du får korsa det när du till exempel ska svänga.',
  ),
  D11: disc(
    'en vit symbol och ett rött snedstreck över',
    'Den bana, det körfält, den väg eller led som symbolen visar slutar här.',
    'Märket förbjuder inget, men räkna med att cyklande och gående blandas med annan trafik.',
  ),
  D12: disc(
    'en vit lastbil med orange last ovanför en vit pil',
    'Fordon som är lastade med farligt gods ska köra åt pilens håll.',
    'Kör du personbil berörs du inte.',
  ),
};
