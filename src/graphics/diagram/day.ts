import { activityNames, timesOf, writeMinutes } from '../../domain/scene/describe-diagram';
import { activities, type Activity, type DayDiagram } from '../../domain/scene/diagram';
import { paint } from '../scene/palette';
import { circle, path, put, rect, text, type Shape } from '../shape';
import { backdrop, hairline, ink, pale, paper, startingAt } from './paper';

const chart = { left: -72, right: 182, top: -122, row: 54 } as const;
const bottom = chart.top + activities.length * chart.row;

const fills: Record<Activity, string> = {
  driving: paint.blue,
  work: paint.orange,
  availability: '#c9a227',
  rest: paint.green,
};

const stroke = { stroke: ink, strokeWidth: 1.8, fill: 'none', strokeLinecap: 'round' } as const;

/** The tachograph's own sign for each activity, around its middle. */
const symbols: Record<Activity, Shape[]> = {
  driving: [
    circle(0, 0, 7, stroke),
    circle(0, 0, 1.4, { fill: ink }),
    path('M-7 0H7M0 0V7', stroke),
  ],
  work: [
    path('M-6 7 5-4M6 7-5-4', stroke),
    path('M2-7 8-1M-2-7-8-1', { ...stroke, strokeWidth: 3.4 }),
  ],
  availability: [rect([-6.5, -6.5], 13, 13, stroke), path('M-6.500 6.500 6.500-6.500', stroke)],
  rest: [path('M-8-5V6M-8 2H8V6M-8-1H2Q8-1 8 2', stroke), circle(-4.6, -3.4, 1.6, { fill: ink })],
};

/** What is written beside a row, where there is little room. */
const shortNames: Record<Activity, string> = {
  ...activityNames,
  work: 'Arbete',
  rest: 'Rast, vila',
};

/** A time such as '4 h 30', short enough to stand above its part. */
function shortTime(minutes: number): string {
  const written = writeMinutes(minutes);
  return minutes > 60 ? written.replace(' min', '') : written;
}

/** Hours between the diagrams of the scale, so that they have room. */
function stepFor(hours: number): number {
  return [1, 2, 3, 4].find((step) => hours / step <= 8) ?? 4;
}

/** A day as a tachograph shows it: a row for each activity, and how long each part lasts. */
export function drawDay(day: DayDiagram): Shape[] {
  const parts = timesOf(day);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = Math.floor(first.from / 60);
  const end = Math.ceil((last.from + last.minutes) / 60);
  const wide = (chart.right - chart.left) / (end - start);
  const xOf = (minutes: number) => chart.left + (minutes / 60 - start) * wide;
  const step = stepFor(end - start);
  const hours = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [
    backdrop(paper),
    ...hours.map((hour) =>
      path(
        `M${String(Math.round(xOf(hour * 60) * 10) / 10)} ${String(chart.top)}V${String(bottom)}`,
        {
          stroke: hairline,
          strokeWidth: (hour - start) % step === 0 ? 1.2 : 0.5,
        },
      ),
    ),
    ...activities.flatMap((activity, index) => {
      const y = chart.top + index * chart.row;
      return [
        path(`M-188 ${String(y + chart.row)}H${String(chart.right)}`, { stroke: hairline }),
        put([-178, y + 33], symbols[activity]),
        startingAt(-163, y + 38, shortNames[activity], { fontSize: 14, fontWeight: 400 }),
      ];
    }),
    ...parts.map(({ activity, from, minutes }) =>
      rect(
        [xOf(from), chart.top + activities.indexOf(activity) * chart.row + 22],
        (minutes / 60) * wide,
        24,
        { fill: fills[activity] },
      ),
    ),
    ...parts.map(({ activity, from, minutes }) =>
      text(shortTime(minutes), {
        x: Math.min(xOf(from + minutes / 2), chart.right - 22),
        y: chart.top + activities.indexOf(activity) * chart.row + 17,
        fontSize: 14,
        fill: ink,
      }),
    ),
    ...hours
      .filter((hour) => (hour - start) % step === 0)
      .map((hour) =>
        text(String(hour % 24).padStart(2, '0'), {
          x: xOf(hour * 60),
          y: bottom + 18,
          fontSize: 14,
          fontWeight: 400,
          fill: pale,
        }),
      ),
    text('Klockan', { x: -130, y: bottom + 18, fontSize: 14, fontWeight: 400, fill: pale }),
  ];
}
