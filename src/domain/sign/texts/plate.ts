import type { SignTexts } from '../sign-text';

/** The supplementary plates. They mean something only together with the sign above. */
export const texts: SignTexts = {
  T1: {
    meaning: 'Märket ovanför gäller en sträcka: tavlan visar hur långt bort den börjar och slutar.',
    demand: 'Var uppmärksam hela sträckan, inte bara vid märket.',
  },
  T2: {
    meaning: 'Det som märket ovanför visar kommer på det avståndet.',
    demand: 'Utnyttja avståndet: sänk farten eller byt körfält redan nu.',
  },
  T3: {
    meaning: 'Tavlan sitter under väjningsplikt och säger hur långt det är till en stopplikt.',
    demand: 'Förbered dig på att stanna helt.',
  },
  T4: {
    meaning: 'Tavlan anger hur bred passagen är.',
    demand: 'Kör inte in med ett bredare fordon. Räkna med last och speglar.',
  },
  T5: {
    meaning: 'Märket ovanför gäller bara fordon vars totalvikt är större än den på tavlan.',
    demand: 'Totalvikten står i registreringsbeviset. Den ändras inte av hur mycket du lastar.',
  },
  T6: {
    meaning:
      'Märket ovanför gäller bara de tiderna. Svart utan parentes: vardagar. Inom parentes: vardag före sön- och helgdag, oftast lördag. Rött: sön- och helgdag.',
    demand: 'Ta reda på vilken sorts dag det är innan du läser tiden.',
  },
  T7: {
    meaning: 'Parkeringen är bara för den som har parkeringstillstånd för rörelsehindrad.',
    demand:
      'Parkera inte här utan tillstånd, inte ens en kort stund. På- och avstigning är tillåten.',
  },
  T8: {
    meaning: 'Märket ovanför gäller bara det fordonsslag eller den grupp som symbolen visar.',
    demand: 'Se efter om det är ditt fordon som menas.',
  },
  T11: {
    meaning: 'Märket ovanför gäller åt båda håll från platsen där det står.',
    demand: 'Se åt båda hållen innan du parkerar: regeln gäller både före och efter märket.',
  },
  T12: { meaning: 'Märket ovanför gäller bara åt ett håll: det som pilen visar.' },
  T13: {
    meaning: 'Alla som kommer till korsningen har väjningsplikt.',
    demand: 'Ingen har företräde från början. Ta det lugnt, se på varandra och hjälps åt.',
  },
  T14: {
    meaning: 'Alla som kommer till korsningen har stopplikt.',
    demand: 'Stanna helt. Kör sedan med hänsyn till varandra: den som kom först brukar köra först.',
  },
  T15: {
    meaning: 'De breda linjerna visar hur den väg som andra ska väja för går genom korsningen.',
    demand:
      'Lämnar du den breda linjen kan du behöva väja. Blinka när du svänger, även om du följer den.',
  },
  T16: {
    meaning: 'Parkeringen kostar pengar.',
    demand: 'Ta reda på när avgiften gäller och betala innan du går.',
  },
  T17: {
    meaning: 'Du ska visa med en parkeringsskiva när du parkerade.',
    demand:
      'Ställ skivan på den halvtimme som kommer närmast efter att du parkerade, och lägg den väl synlig innanför framrutan.',
  },
  T18: {
    meaning: 'Så länge får du parkera i följd.',
    demand: 'Flytta bilen innan tiden har gått ut.',
  },
  T19: {
    meaning: 'Den som har tillstånd för boendeparkering parkerar här på särskilda villkor.',
    demand: 'Utan tillstånd gäller det som står på övriga tavlor.',
  },
  T22: {
    meaning:
      'Fritext: tavlan säger något som saknar egen tavla, till exempel ett undantag från märket ovanför.',
    demand: 'Läs den: ett undantag kan gälla dig.',
  },
  T24: {
    meaning: 'Parkeringen är bara för fordon som kan laddas med el utifrån.',
    demand: 'Parkera inte en bil som inte kan laddas.',
  },
};
