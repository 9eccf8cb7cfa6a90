import { isStraight } from './road-plan';
import type { Arm, Layout } from './scene';
import { lookInScene } from './sign-looks';

/** What a traffic light shows. */
export const lightNames = {
  red: 'rött',
  'red-amber': 'rött och gult',
  green: 'grönt',
  amber: 'gult',
} as const;
const arrowNames = {
  left: 'vänster',
  straight: 'rakt fram',
  right: 'höger',
  'left-straight': 'vänster och rakt fram',
  'straight-right': 'rakt fram och höger',
} as const;

/** The arrows in an arm's lanes and the line between those, where they are painted. */
function describeLanes({ in: lanes = 1, arrows = [], surface }: Arm, layout: Layout): string[] {
  if (surface === 'gravel') return [];
  const named = arrows.map((arrow) => arrowNames[arrow]).join(', ');
  return [
    ...(named === ''
      ? []
      : [lanes > 1 ? `pilar i körfälten från höger: ${named}` : `pil i körfältet: ${named}`]),
    ...(lanes > 1 && !isStraight(layout)
      ? ['heldragen linje mellan körfälten närmast korsningen']
      : []),
  ];
}

/** What an arm of a layout has that can be seen, in Swedish; '' when that is nothing. */
export function describeArm(arm: Arm, layout: Layout): string {
  const parts = [
    ...(arm.surface === 'gravel' ? ['grus'] : []),
    ...((arm.in ?? 1) > 1 ? [`${String(arm.in)} körfält in`] : []),
    ...(arm.in === 0 ? ['ingen trafik in'] : []),
    ...describeLanes(arm, layout),
    ...(arm.line === 'yield' ? ['en rad vita trianglar tvärs över körfältet'] : []),
    ...(arm.line === 'stop' ? ['ett brett vitt streck tvärs över körfältet'] : []),
    ...(arm.centre === 'solid' ? ['heldragen linje i mitten'] : []),
    ...(arm.centre === 'warning' ? ['långa streck i mitten'] : []),
    ...(arm.crossing === 'zebra' || arm.crossing === 'both' ? ['övergångsställe'] : []),
    ...(arm.crossing === 'cycle' || arm.crossing === 'both' ? ['vita rutor för cyklister'] : []),
    ...(arm.rails === true ? ['spårvagnsspår'] : []),
    ...(arm.light === undefined ? [] : [`trafiksignalen visar ${lightNames[arm.light]}`]),
    ...(arm.signs ?? []).map((code) => `märke: ${lookInScene(code)}`),
  ];
  return parts.join('; ');
}
