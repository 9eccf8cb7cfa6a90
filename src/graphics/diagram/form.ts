import type { FormDiagram } from '../../domain/scene/diagram';
import { path, rect, type Shape } from '../shape';
import { backdrop, endingAt, hairline, ink, pale, paper, startingAt } from './paper';

const sheet = { left: -184, width: 368 } as const;
const rowHeight = 32;
const padding = 14;

/** A document: its title, and a line for each of its rows. */
export function drawForm({ title, rows }: FormDiagram): Shape[] {
  const height = 58 + rows.length * rowHeight;
  const top = -height / 2;
  const [left, right] = [sheet.left + padding, sheet.left + sheet.width - padding];
  return [
    backdrop(),
    rect([sheet.left + 2, top + 3], sheet.width, height, { fill: '#0002', rx: 6 }),
    rect([sheet.left, top], sheet.width, height, { fill: paper, rx: 6 }),
    startingAt(left, top + 27, title, { fontSize: 16.5 }),
    path(`M${String(left)} ${String(top + 40)}H${String(right)}`, {
      stroke: ink,
      strokeWidth: 1.6,
    }),
    ...rows.flatMap(({ name, value }, index) => {
      const y = top + 40 + (index + 1) * rowHeight;
      return [
        startingAt(left, y - 10, name, { fill: pale, fontWeight: 400 }),
        endingAt(right, y - 10, value),
        ...(index === rows.length - 1
          ? []
          : [path(`M${String(left)} ${String(y)}H${String(right)}`, { stroke: hairline })]),
      ];
    }),
  ];
}
