import { paths } from './paths';

/** The licence types as they are presented, in their order, each with the page that tells about it (specification, section 3). */
export const licenceEntries = [
  {
    licence: 'B',
    title: 'B-kort',
    description: 'Personbil och lätt lastbil',
    href: paths.licenceB.getHref(),
  },
  {
    licence: 'TAXI',
    title: 'Taxi-kort',
    description: 'Köra taxi: taxiförarlegitimation',
    href: paths.licenceTaxi.getHref(),
  },
  {
    licence: 'TAXI_AKERI',
    title: 'Taxi-åkeri',
    description: 'Driva taxi: taxitrafiktillstånd',
    href: paths.licenceTaxiOperator.getHref(),
  },
  {
    licence: 'LASTBIL',
    title: 'Lastbil-kort',
    description: 'Tung lastbil: C1, C, C1E, CE',
    href: paths.licenceLorry.getHref(),
  },
  {
    licence: 'MC',
    title: 'MC-kort',
    description: 'Motorcykel: A1, A2, A',
    href: paths.licenceMotorcycle.getHref(),
  },
] as const;

export type LicenceEntry = (typeof licenceEntries)[number];

/** Where the first five questions of a licence are asked. */
export const firstQuestionsHref = ({ href }: LicenceEntry) =>
  paths.firstQuestions.getHref(href.slice(1));
