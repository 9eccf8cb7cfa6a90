import type { SignText, SignTexts } from '../sign-text';

const yellow = (content: string, meaning: string, demand?: string): SignText => ({
  look: `Gul tavla med röd ram och ${content}.`,
  meaning,
  ...(demand !== undefined && { demand }),
});
const blue = (content: string, meaning: string, demand?: string): SignText => ({
  look: `Blå tavla med ${content}.`,
  meaning,
  ...(demand !== undefined && { demand }),
});

/** The supplementary plates. They mean something only together with the sign above. */
export const texts: SignTexts = {
  T1: yellow(
    'två avstånd med streck emellan',
    'Märket ovanför gäller en sträcka: tavlan visar var den börjar och slutar.',
    'Var uppmärksam hela sträckan, inte bara vid märket.',
  ),
  T2: yellow(
    'ett avstånd i meter',
    'Det som märket ovanför visar kommer på det avståndet.',
    'Utnyttja avståndet: sänk farten eller byt körfält redan nu.',
  ),
  T3: yellow(
    'ett ord över ett avstånd i meter',
    'Tavlan sitter under väjningsplikt och säger hur långt det är till en stopplikt.',
    'Förbered dig på att stanna helt.',
  ),
  T4: yellow(
    'ett mått mellan två pilspetsar',
    'Tavlan anger hur bred passagen är.',
    'Kör inte in med ett bredare fordon, och mät med last och speglar.',
  ),
  T5: yellow(
    'en vikt i ton',
    'Märket ovanför gäller bara fordon vars totalvikt är större än den på tavlan.',
    'Totalvikten står i registreringsbeviset. Den ändras inte av hur mycket du lastar.',
  ),
  T6: yellow(
    'klockslag i svart, inom parentes och i rött',
    'Märket ovanför gäller bara de tiderna. Svart utan parentes: vardagar. Inom parentes: vardag före sön- och helgdag, oftast lördag. Rött: sön- och helgdag.',
    'Ta reda på vilken sorts dag det är innan du läser tiden.',
  ),
  T7: blue(
    'en vit rullstol',
    'Parkeringen är bara för den som har parkeringstillstånd för rörelsehindrad.',
    'Stå inte här utan tillstånd, inte ens en kort stund.',
  ),
  T8: yellow(
    'en symbol för ett fordonsslag eller en grupp',
    'Märket ovanför gäller bara det fordonsslag eller den grupp som symbolen visar.',
    'Se efter om det är ditt fordon som menas.',
  ),
  T11: yellow(
    'en svart dubbelpil',
    'Märket ovanför gäller åt båda håll från tavlan.',
    'Se åt båda sidor innan du parkerar: regeln gäller framför och bakom märket.',
  ),
  T12: yellow('en svart pil åt ena hållet', 'Tavlan visar åt vilket håll märket ovanför gäller.'),
  T13: yellow(
    'ordet Flervägsväjning',
    'Alla som kommer till korsningen har väjningsplikt.',
    'Ingen har företräde från början. Ta det lugnt, se på varandra och hjälps åt.',
  ),
  T14: {
    look: 'Röd tavla med vit text: Flervägsstopp.',
    meaning: 'Alla som kommer till korsningen har stopplikt.',
    demand: 'Stanna helt. Kör sedan i den ordning som ni kom fram, med hänsyn till varandra.',
  },
  T15: yellow(
    'en svart korsning där två av armarna är breda',
    'De breda linjerna visar hur vägen med företräde går genom korsningen.',
    'Följer du inte den breda linjen kan du behöva väja. Blinka när du svänger, även längs vägen med företräde.',
  ),
  T16: blue(
    'ordet Avgift i vitt',
    'Parkeringen kostar pengar.',
    'Ta reda på när avgiften gäller och betala innan du går.',
  ),
  T17: blue(
    'en vit skiva med en halvcirkel och visare',
    'Du ska visa med en parkeringsskiva när du parkerade.',
    'Ställ in tiden när du parkerar och lägg skivan väl synlig innanför framrutan.',
  ),
  T18: blue(
    'en tid i timmar',
    'Så länge får du parkera i följd.',
    'Flytta bilen innan tiden har gått ut.',
  ),
  T19: blue(
    'ordet Boende i vitt',
    'Den som har tillstånd för boendeparkering parkerar här på särskilda villkor.',
    'Utan tillstånd gäller det som står på övriga tavlor.',
  ),
  T21: blue(
    'en vit bil vid en vit linje',
    'Tavlan visar hur fordonen ska ställas upp.',
    'Ställ bilen på det sätt som bilden visar.',
  ),
  T22: yellow(
    'svart text',
    'Texten säger något om märket ovanför, till exempel vem det inte gäller.',
    'Läs den: ett undantag kan gälla dig.',
  ),
  T24: blue(
    'en vit stolpe med blixt och sladd',
    'Parkeringen är bara för fordon som kan laddas med el utifrån.',
    'Parkera inte en bil som inte kan laddas.',
  ),
};
