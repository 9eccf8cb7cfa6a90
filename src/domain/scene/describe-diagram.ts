import {
  minutesOf,
  type Activity,
  type AxlesDiagram,
  type BendDiagram,
  type DayDiagram,
  type Diagram,
  type FormDiagram,
  type LeanDiagram,
  type TaximeterDiagram,
} from './diagram';

/** What each activity is called on a tachograph. */
export const activityNames: Record<Activity, string> = {
  driving: 'Körning',
  work: 'Annat arbete',
  availability: 'Tillgänglighet',
  rest: 'Rast och vila',
};

const decimal = new Intl.NumberFormat('sv', { maximumFractionDigits: 2 });

/** A number as one writes it, such as '11,5'. */
export function writeNumber(value: number): string {
  return decimal.format(value).replace('−', '–');
}

/** A time such as '4 h 30 min'. */
export function writeMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${String(rest)} min`;
  return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest)} min`;
}

/** A clock so many minutes after a midnight, such as '06.30'. */
function writeClock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}.${pad(minutes % 60)}`;
}

/** The parts of a day, each with when it begins in minutes after midnight. */
export function timesOf({ start, parts }: DayDiagram) {
  let from = minutesOf(start);
  return parts.map((part) => {
    const timed = { ...part, from };
    from += part.minutes;
    return timed;
  });
}

function describeDay(day: DayDiagram): string {
  const told = timesOf(day).map(
    ({ activity, minutes, from }) =>
      `${writeClock(from)} ${activityNames[activity].toLowerCase()} ${writeMinutes(minutes)}`,
  );
  return `En dag på färdskrivaren. ${told.join('; ')}.`;
}

function describeAxles({ axles, cargo, isMeasured }: AxlesDiagram): string {
  const told = axles.map(({ at, load, isLifted }, index) =>
    [
      `Axel ${String(index + 1)} framifrån`,
      ...(isMeasured === true && index > 0 ? [`${writeNumber(at)} meter bakom den främsta`] : []),
      ...(isLifted === true ? ['lyft'] : []),
      ...(load === undefined ? [] : [`${writeNumber(load)} ton`]),
    ].join(', '),
  );
  const last =
    cargo === undefined
      ? []
      : [
          `Lasten, ${writeNumber(cargo.mass)} ton, har sin mitt ${writeNumber(cargo.at)} meter bakom den främsta axeln`,
        ];
  return `En lastbil från sidan med ${String(axles.length)} axlar. ${[...told, ...last].join('. ')}.`;
}

function describeTaximeter({ status, tariff, amount, extras }: TaximeterDiagram): string {
  const lines = [
    status,
    ...(tariff === undefined ? [] : [tariff]),
    `belopp ${amount} kr`,
    ...(extras === undefined ? [] : [`tillägg ${extras} kr`]),
  ];
  return `En taxameter. Displayen visar: ${lines.join('; ')}.`;
}

function describeForm({ title, rows }: FormDiagram): string {
  return `${title}. ${rows.map(({ name, value }) => `${name}: ${value}`).join('; ')}.`;
}

const wayNames = ['vid körfältets högra kant', 'mitt i körfältet', 'vid körfältets vänstra kant'];

function describeBend({ turn, lines }: BendDiagram): string {
  const place = (across: number) => wayNames[Math.round(across * 2)] ?? '';
  const told = lines.map(({ label, across: { before, within, after } }) => {
    const name = label === undefined ? 'Linjen' : `Linje ${label}`;
    return `${name} går ${place(before)} före kurvan, ${place(within)} mitt i den och ${place(after)} efter den.`;
  });
  return `En ${turn === 'left' ? 'vänsterkurva' : 'högerkurva'} på en landsväg, sedd uppifrån. ${told.join(' ')}`;
}

function describeLean({ riders }: LeanDiagram): string {
  const told = riders.map(({ label, motorcycle, rider }) => {
    const lean = (degrees: number) =>
      degrees === 0
        ? 'står rakt upp'
        : `lutar ${String(Math.abs(degrees))} grader åt ${degrees > 0 ? 'höger' : 'vänster'}`;
    const sits = rider === 0 ? 'sitter rakt upp' : lean(rider);
    return `${label === undefined ? 'Motorcykeln' : `Motorcykel ${label}`} ${lean(motorcycle)}, och föraren ${sits}.`;
  });
  const what =
    riders.length > 1 ? 'Motorcyklar i en kurva, sedda' : 'En motorcykel i en kurva, sedd';
  return `${what} bakifrån. ${told.join(' ')}`;
}

/** What a diagram shows, in Swedish, for those who do not see it. It does not say what follows from it. */
export function describeDiagram(diagram: Diagram): string {
  switch (diagram.diagram) {
    case 'day':
      return describeDay(diagram);
    case 'axles':
      return describeAxles(diagram);
    case 'taximeter':
      return describeTaximeter(diagram);
    case 'form':
      return describeForm(diagram);
    case 'bend':
      return describeBend(diagram);
    case 'lean':
      return describeLean(diagram);
  }
}
