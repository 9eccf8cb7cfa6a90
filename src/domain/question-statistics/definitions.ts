/**
 * What the figures of questions mean, with every bound that is used. The panel shows these texts beside the figures.
 */

/** First answers below which no figure of a question is kept or shown. */
export const leastAsked = 30;

/** Other first answers in the category that a learner needs for the discrimination. */
export const leastRest = 5;

/** Steps into which the share of right answers on the rest is divided, to find the best third. */
export const restSteps = 20;

/** How much more often than by guessing a question has to be answered rightly. */
export const overGuessing = 0.1;

/** Discrimination under which a question does not tell learners apart. */
export const leastDiscrimination = 0.1;

/** Share of the picks under which an option does not work, and the answers that it takes to say so. */
export const leastPicked = 0.05;
export const leastAskedForOptions = 100;

/** Reports that wait, from which on they are many. */
export const manyReports = 3;

const percent = (share: number) => `${String(Math.round(share * 100))} %`;
const decimal = (value: number) => value.toFixed(2).replace('.', ',');

/** What may be wrong with a question, the gravest first. */
export const alarmNames = {
  bestPreferWrong: 'De bästa väljer fel',
  nearGuessing: 'Nära gissning',
  weakDiscrimination: 'Skiljer inte',
  unusedOption: 'Oanvänt alternativ',
  manyReports: 'Många rapporter',
} as const;
export type Alarm = keyof typeof alarmNames;
export const alarms = Object.keys(alarmNames) as Alarm[];

/** What each figure and each alarm means, in Swedish, and where it comes from. */
export const definitions: readonly { term: string; text: string; source?: string }[] = [
  {
    term: 'Första svar',
    text: `Hur många elever som har svarat på frågan. Bara varje elevs första svar räknas. Under ${String(leastAsked)} svar visas inga siffror.`,
  },
  {
    term: 'Version',
    text: 'När en fråga ändras så att den betyder något annat får den en ny version. Bara svar på den version som gäller nu räknas.',
  },
  {
    term: 'Rätt',
    text: 'Andelen första svar som är rätt enligt dagens facit.',
    source: 'Crocker & Algina 1986',
  },
  { term: 'Val', text: 'Hur stor andel av de första svaren varje alternativ fick.' },
  {
    term: 'Särskiljning',
    text: `Punktbiserial korrelation mellan rätt svar på frågan och elevens andel rätt på resten av kategorin, från −1 till 1. Bara elever med minst ${String(leastRest)} andra svar i kategorin räknas.`,
    source: 'Lord & Novick 1968; Crocker & Algina 1986',
  },
  {
    term: 'Mediantid',
    text: 'Hälften av de första svaren tog kortare tid. För svar i ett prov räknas provets tid delad med antalet frågor; svar utan känd tid räknas inte.',
  },
  { term: 'Rapporter', text: 'Felrapporter om frågan som väntar på svar.' },
  {
    term: alarmNames.bestPreferWrong,
    text: `Den bästa tredjedelen väljer ett fel alternativ oftare än det rätta. De bästa är de som har högst andel rätt på resten av kategorin, i steg om ${percent(1 / restSteps)}, tills minst en tredjedel är med.`,
    source: 'Kelley 1939; Haladyna 2004',
  },
  {
    term: alarmNames.nearGuessing,
    text: `Andelen rätt är mindre än ${percent(overGuessing)}-enheter över ren gissning, som är 1 genom antalet alternativ.`,
  },
  {
    term: alarmNames.weakDiscrimination,
    text: `Särskiljningen är under ${decimal(leastDiscrimination)}.`,
    source: 'Ebel & Frisbie 1991',
  },
  {
    term: alarmNames.unusedOption,
    text: `Ett alternativ väljs av färre än ${percent(leastPicked)}, när minst ${String(leastAskedForOptions)} elever har svarat.`,
    source: 'Tarrant, Ware & Mohammed 2009',
  },
  {
    term: alarmNames.manyReports,
    text: `Minst ${String(manyReports)} felrapporter väntar.`,
  },
];
