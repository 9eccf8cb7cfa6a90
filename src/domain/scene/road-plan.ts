import { rotate, type Direction } from './directions';
import { picture } from './geometry';
import { armsOf, type Arm, type Layout, type Scene } from './scene';

/** A strip across an arm: between two distances from the middle. */
interface Band {
  from: number;
  to: number;
}

/** An arm with its measures, in tenths of a metre, as those who come in on it have right and left. */
export interface ArmPlan {
  direction: Direction;
  arm: Arm;
  lanesIn: number;
  lanesOut: number;
  laneWidth: number;
  /** From the middle of the road to the first lane. */
  gap: number;
  /** From the middle of the road to its edges. */
  right: number;
  left: number;
  /** From the middle of the picture to where the arm begins. */
  mouth: number;
  zebra: Band | null;
  cycle: Band | null;
  /** From the middle to where those who come in wait. */
  line: number;
  /** How far out the arm is drawn. */
  reach: number;
}

/** Measures of a layout. */
interface Measures {
  laneWidth: number;
  lanes: number;
  gap: number;
  shoulder: number;
}

const ordinary: Measures = { laneWidth: 34, lanes: 1, gap: 0, shoulder: 3 };
const motorway: Measures = { laneWidth: 32, lanes: 2, gap: 16, shoulder: 9 };
const measures: Partial<Record<Layout, Measures>> = {
  motorway,
  'motorway-entry': motorway,
  'motorway-exit': motorway,
  'residential-street': { ...ordinary, laneWidth: 30 },
  'narrow-road': { ...ordinary, laneWidth: 25 },
};

/** Radii of a roundabout's island and outer edge; its lane is between them. */
export const circle = { inner: 36, outer: 84 } as const;
/** From the middle of a roundabout to the middle of its lane. */
export const circleRadius = (circle.inner + circle.outer) / 2;

/** Half the length of the place where a narrow road lets one vehicle through. */
export const pinch = { half: 42, width: 30 } as const;

/** The radius of the kerb at a corner. */
export const cornerRadius = 16;

const bandWidths = { zebra: 24, cycle: 20 } as const;

/** Returns true iff the road goes straight through the picture, without a junction. */
export function isStraight(layout: Layout): boolean {
  return !['crossroads', 't-junction', 'roundabout'].includes(layout);
}

/** Returns true iff the road is a motorway, entries and exits included. */
export function isMotorway(layout: Layout): boolean {
  return layout.startsWith('motorway');
}

/** Half the length of the strip that crosses a straight road in the middle of the picture. */
function halfStrip({ layout, railway, isPinched }: Scene): number {
  if (layout === 'level-crossing') return railway?.tracks === 2 ? 44 : 26;
  if (layout === 'pedestrian-crossing') return bandWidths.zebra / 2 + 11;
  if (layout === 'cycle-crossing') return bandWidths.cycle / 2 + 11;
  return layout === 'narrow-road' && isPinched === true ? pinch.half + 14 : 0;
}

function bandsOf(arm: Arm, mouth: number): { zebra: Band | null; cycle: Band | null; end: number } {
  let end = mouth;
  const next = (width: number): Band => {
    const from = end + 3;
    end = from + width;
    return { from, to: end };
  };
  // cyclists cross nearest to the junction
  const cycle = arm.crossing === 'cycle' || arm.crossing === 'both' ? next(bandWidths.cycle) : null;
  const zebra = arm.crossing === 'zebra' || arm.crossing === 'both' ? next(bandWidths.zebra) : null;
  return { zebra, cycle, end: zebra === null && cycle === null ? mouth : end + 8 };
}

/** How far out an arm goes to leave the picture. */
function pictureReach(direction: Direction): number {
  const isUpright = direction === 'north' || direction === 'south';
  return (isUpright ? picture.height : picture.width) / 2 + 6;
}

/** Where everything of a scene's road is; `reach` says how far out the arms go, beyond the picture when not said. */
export function planRoad(scene: Scene, reach?: number): ArmPlan[] {
  const { layout } = scene;
  const { laneWidth, lanes, gap, shoulder } = measures[layout] ?? ordinary;
  const arms = armsOf(scene).map(([direction, arm]) => {
    const [lanesIn, lanesOut] = [arm.in ?? lanes, arm.out ?? lanes];
    return {
      direction,
      arm,
      lanesIn,
      lanesOut,
      laneWidth,
      gap,
      right: gap + lanesIn * laneWidth + shoulder,
      left: gap + lanesOut * laneWidth + shoulder,
    };
  });
  const find = (direction: Direction) => arms.find((each) => each.direction === direction);
  return arms.map((each): ArmPlan => {
    const beside = Math.max(
      find(rotate(each.direction, -1))?.left ?? 0,
      find(rotate(each.direction, 1))?.right ?? 0,
    );
    const mouth = isStraight(layout)
      ? halfStrip(scene)
      : layout === 'roundabout'
        ? circle.outer + 12
        : beside + cornerRadius;
    const { zebra, cycle, end } = bandsOf(each.arm, mouth);
    const middle = (width: number): Band => ({ from: -width / 2, to: width / 2 });
    return {
      ...each,
      mouth,
      zebra: layout === 'pedestrian-crossing' ? middle(bandWidths.zebra) : zebra,
      cycle: layout === 'cycle-crossing' ? middle(bandWidths.cycle) : cycle,
      line: end,
      reach: reach ?? pictureReach(each.direction),
    };
  });
}

/** How far a motorway's entry or exit lies beside its lane, so far from the middle of the picture. */
export function rampOffset(out: number): number {
  const part = Math.min(Math.max((out - 60) / 140, 0), 1.4);
  return 78 * part ** 2;
}
