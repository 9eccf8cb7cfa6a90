import type { LicenceType } from '../licence-type';
import type { ExamArea } from './exam-area';
import { examIds, type ExamId } from './exam-id';

/**
 * How sure a figure is: the authority's own page; a named school or paper; or this service's own estimate, where nothing
 * or only one old source was found. An estimate is marked wherever it is shown.
 */
export type Certainty = 'authority' | 'secondary' | 'estimate';

/** A figure of a test, with how sure it is and where it comes from. */
interface Figure<T> {
  value: T;
  certainty: Certainty;
  source: string;
}

/** How much of a test an area is. */
interface AreaWeight {
  area: ExamArea;
  weight: number;
}

/** What a real test is made of. */
export interface Blueprint {
  id: ExamId;
  licenceType: LicenceType;
  /** What the part is called, where the licence has several. */
  part: string | null;
  /** Questions that count. */
  scored: Figure<number>;
  /** Questions on trial, which do not count. */
  trial: Figure<number>;
  /** Points that pass. */
  passMark: Figure<number>;
  minutes: Figure<number>;
  /** Minutes with extended time; null where the test has none. */
  extendedMinutes: Figure<number> | null;
  /** How the counted questions are divided; the weights say shares, whatever their sum. */
  areas: Figure<readonly AreaWeight[]>;
}

function authority<T>(value: T, source: string): Figure<T> {
  return { value, certainty: 'authority', source };
}
function secondary<T>(value: T, source: string): Figure<T> {
  return { value, certainty: 'secondary', source };
}
function estimate<T>(value: T, source: string): Figure<T> {
  return { value, certainty: 'estimate', source };
}

const trafikverket = 'Trafikverket, om kunskapsprovet';
const taxi = 'Trafikverket, om taxiförarprovet';
const operator = 'Trafikverket, om prov för taxitrafiktillstånd';
const schools = 'Uppgift från trafikskolor, inte bekräftad av myndigheten';

/** 32, 16, 7, 5 and 5 of 65: one account of the test for B from before 2020; the regulation gives no shares. */
const splitOfB: readonly AreaWeight[] = [
  { area: 'trafikregler', weight: 32 },
  { area: 'trafiksakerhet', weight: 16 },
  { area: 'fordonskannedom', weight: 7 },
  { area: 'miljo', weight: 5 },
  { area: 'personliga_forutsattningar', weight: 5 },
];

const splitOfLorry: readonly AreaWeight[] = [
  { area: 'trafikregler', weight: 20 },
  { area: 'trafiksakerhet', weight: 14 },
  { area: 'fordonskannedom', weight: 13 },
  { area: 'miljo', weight: 4 },
  { area: 'personliga_forutsattningar', weight: 4 },
];

/** A part of the operator's test. The number to pass and the number on trial are published nowhere that we found. */
function operatorPart(id: ExamId, part: string, area: ExamArea): Blueprint {
  return {
    id,
    licenceType: 'TAXI_AKERI',
    part,
    scored: authority(20, operator),
    trial: estimate(0, 'Antalet försöksfrågor är inte publicerat'),
    passMark: estimate(14, 'Gränsen är inte publicerad; 70 % som i taxiförarprovet'),
    minutes: authority(45, operator),
    extendedMinutes: null,
    areas: authority([{ area, weight: 1 }], operator),
  };
}

/** Every test by its id. Each figure says where it comes from; all were looked up in November 2026. */
export const blueprints: Record<ExamId, Blueprint> = {
  B: {
    id: 'B',
    licenceType: 'B',
    part: null,
    scored: authority(65, trafikverket),
    trial: authority(5, trafikverket),
    passMark: authority(52, trafikverket),
    minutes: authority(50, trafikverket),
    extendedMinutes: authority(75, trafikverket),
    areas: estimate(splitOfB, 'En äldre uppgift om provet för B, före 2020'),
  },
  MC: {
    id: 'MC',
    licenceType: 'MC',
    part: null,
    scored: secondary(65, schools),
    trial: secondary(5, schools),
    passMark: secondary(52, schools),
    minutes: authority(50, trafikverket),
    extendedMinutes: authority(75, trafikverket),
    areas: estimate(splitOfB, 'Som provet för B, som har samma områden'),
  },
  LASTBIL: {
    id: 'LASTBIL',
    licenceType: 'LASTBIL',
    part: null,
    scored: authority(55, trafikverket),
    trial: authority(5, trafikverket),
    passMark: authority(44, trafikverket),
    minutes: authority(40, trafikverket),
    extendedMinutes: authority(60, trafikverket),
    areas: estimate(splitOfLorry, 'Fördelningen är inte publicerad'),
  },
  TAXI_1: {
    id: 'TAXI_1',
    licenceType: 'TAXI',
    part: 'Delprov 1: Säkerhet och beteende',
    scored: authority(65, taxi),
    trial: authority(5, taxi),
    passMark: authority(48, taxi),
    minutes: authority(50, taxi),
    extendedMinutes: estimate(75, 'Hälften längre, som i andra prov'),
    areas: authority([{ area: 'taxi_sakerhet_beteende', weight: 1 }], taxi),
  },
  TAXI_2: {
    id: 'TAXI_2',
    licenceType: 'TAXI',
    part: 'Delprov 2: Lagstiftning',
    scored: authority(46, taxi),
    trial: authority(4, taxi),
    passMark: secondary(34, schools),
    minutes: secondary(50, schools),
    extendedMinutes: estimate(75, 'Hälften längre, som i andra prov'),
    areas: authority([{ area: 'taxi_lagstiftning', weight: 1 }], taxi),
  },
  TAXI_AKERI_1: operatorPart('TAXI_AKERI_1', 'Delprov 1: Juridik', 'akeri_juridik'),
  TAXI_AKERI_2: operatorPart(
    'TAXI_AKERI_2',
    'Delprov 2: Ekonomi och företagsledning',
    'akeri_ekonomi',
  ),
  TAXI_AKERI_3: operatorPart(
    'TAXI_AKERI_3',
    'Delprov 3: Trafiksäkerhet och teknik',
    'akeri_trafiksakerhet',
  ),
};

/** What is said beside a figure that no authority has confirmed; null for one that it has. */
export const certaintyNotes: Record<Certainty, string | null> = {
  authority: null,
  secondary: 'enligt trafikskolor',
  estimate: 'vår uppskattning',
};

const order: readonly Certainty[] = ['authority', 'secondary', 'estimate'];

/** The less sure of two: what a figure made of both is. */
export function lessSure(one: Certainty, other: Certainty): Certainty {
  return order.indexOf(one) > order.indexOf(other) ? one : other;
}

/** The tests of a licence, in their order: one, or one for each part. */
export function examsOf(licence: LicenceType): ExamId[] {
  return examIds.filter((id) => blueprints[id].licenceType === licence);
}

/** Returns true iff a test asks questions of a category like this. */
export function drawsFrom(
  examId: ExamId,
  category: { licenceType: LicenceType; examArea: ExamArea },
): boolean {
  const { licenceType, areas } = blueprints[examId];
  return (
    licenceType === category.licenceType &&
    areas.value.some(({ area }) => area === category.examArea)
  );
}
