import { rotate, targetOf, type Direction } from './directions';
import { cameraAt, driverEyes } from './projection';
import { areOverlapping, picture, type Point } from './geometry';
import { placeVehicles, type PlacedVehicle } from './place-vehicle';
import { isMotorway, isStraight, planRoad, type ArmPlan } from './road-plan';
import { armsOf, type Scene, type Vehicle } from './scene';
import { nameVehicle, sideNames } from './scene-words';
import { areasOf } from './vehicle-areas';
import { vehicleSizes } from './vehicle-sizes';

function checkArms({ layout, arms, ramp }: Scene): string[] {
  const present = Object.keys(arms) as Direction[];
  const [first] = present;
  if (isStraight(layout)) {
    const fits = present.length === 2 && first !== undefined && rotate(first, 2) in arms;
    const problems = fits ? [] : ['En rak väg ska ha två tillfarter mitt emot varandra.'];
    const needsRamp = layout === 'motorway-entry' || layout === 'motorway-exit';
    if (needsRamp && (ramp === undefined || !(ramp in arms))) {
      problems.push(
        '”ramp” ska vara den tillfart som trafiken vid på- eller avfarten kommer från.',
      );
    }
    if (!needsRamp && ramp !== undefined) problems.push('Bara på- och avfarter har ”ramp”.');
    return problems;
  }
  if (layout === 'crossroads' && present.length !== 4)
    return ['En fyrvägskorsning har fyra vägar.'];
  if (layout === 't-junction' && present.length !== 3) return ['En trevägskorsning har tre vägar.'];
  return present.length < 3 ? ['En cirkulationsplats har minst tre vägar.'] : [];
}

function checkLanes(scene: Scene, plans: readonly ArmPlan[]): string[] {
  return plans.flatMap(({ direction, arm, lanesIn, lanesOut }) => {
    const name = `Vägen ${sideNames[direction]}`;
    const problems: string[] = [];
    if (lanesIn + lanesOut === 0) problems.push(`${name} har inga körfält.`);
    if (lanesIn === 0 && (arm.line ?? arm.light ?? arm.signs?.[0]) !== undefined) {
      problems.push(`${name} har ingen infart, men linje, märke eller signal för den.`);
    }
    if ((arm.arrows?.length ?? 0) > lanesIn) problems.push(`${name} har fler pilar än körfält.`);
    if (scene.layout === 'roundabout' && lanesIn + lanesOut > 2) {
      problems.push(`${name} har för många körfält för cirkulationsplatsen.`);
    }
    const signs: readonly string[] = arm.signs ?? [];
    if (signs.includes('B4') && (arm.line !== undefined || signs.includes('B1'))) {
      problems.push(`${name} är huvudled och kan inte samtidigt ha väjnings- eller stopplikt.`);
    }
    if (arm.line === 'yield' && signs.includes('B2')) {
      problems.push(`${name} har stopplikt och ska ha stopplinje, inte väjningslinje.`);
    }
    if (arm.crossing !== undefined && isStraight(scene.layout)) {
      problems.push('På en rak väg ligger övergången i mitten: välj den vägtypen i stället.');
    }
    return problems;
  });
}

function checkRules(scene: Scene): string[] {
  const arms = armsOf(scene);
  if (scene.layout !== 'crossroads' && scene.layout !== 't-junction') return [];
  const problems: string[] = [];
  const mustYield = arms.filter(
    ([, { line, light, signs, in: lanes }]) =>
      lanes !== 0 &&
      light === undefined &&
      (line !== undefined || signs?.some((code) => code === 'B1' || code === 'B2')),
  );
  const enterable = arms.filter(([, arm]) => arm.in !== 0);
  if (mustYield.length > 0 && mustYield.length === enterable.length) {
    problems.push('Alla vägar in i korsningen kan inte ha väjnings- eller stopplikt.');
  }
  const isGreen = (direction: Direction) => scene.arms[direction]?.light === 'green';
  if (arms.some(([direction]) => isGreen(direction) && isGreen(rotate(direction, 1)))) {
    problems.push('Två korsande vägar kan inte ha grönt samtidigt.');
  }
  const lit = enterable.filter(([, { light }]) => light !== undefined).length;
  if (lit > 0 && lit < enterable.length) {
    problems.push('Har korsningen trafiksignaler ska alla infarter ha en.');
  }
  return problems;
}

/** Returns true iff areas can be marked beside such a vehicle: it is on the road, and its driver sits within. */
function hasAreas(kind: Vehicle['kind']): boolean {
  return !['motorcycle', 'moped', 'bicycle', 'tram', 'train'].includes(kind);
}

function checkVehicle(vehicle: Vehicle, scene: Scene, plans: readonly ArmPlan[]): string[] {
  const name = nameVehicle(vehicle);
  const { layout } = scene;
  if (vehicle.kind === 'train') {
    const isCrossing = layout === 'level-crossing' && !(vehicle.arm in scene.arms);
    return isCrossing ? [] : [`${name}: ett tåg kommer på spåret i en plankorsning.`];
  }
  const plan = plans.find(({ direction }) => direction === vehicle.arm);
  if (plan === undefined) return [`${name} står på en väg som inte finns.`];
  const place = vehicle.place ?? 'in';
  if (place === 'circle' && layout !== 'roundabout') {
    return [`${name} kan inte vara i en cirkulation här.`];
  }
  if (place === 'circle' && vehicle.kind === 'truck-trailer') {
    return [`${name} är för lång för att ritas inne i en cirkulationsplats.`];
  }
  const lanes = place === 'out' ? plan.lanesOut : plan.lanesIn;
  const lane = vehicle.lane ?? 1;
  const side = place === 'out' ? rotate(vehicle.arm, 2) : vehicle.arm;
  const hasRamp = scene.ramp === side && !(layout === 'motorway-entry' && place === 'out');
  const problems: string[] = [];
  if (place !== 'circle' && (lane > lanes || (lane === 0 && !hasRamp))) {
    problems.push(`${name} är i ett körfält som inte finns.`);
  }
  if (vehicle.turn !== undefined && !isStraight(layout) && place !== 'out' && place !== 'parked') {
    const target = plans.find(
      ({ direction }) => direction === targetOf(vehicle.arm, vehicle.turn ?? 'straight'),
    );
    if (target === undefined || target.lanesOut === 0) {
      problems.push(`${name} ska åt ett håll där ingen väg leder ut.`);
    }
    const opposite = vehicle.turn === 'left' ? 'right' : 'left';
    if (layout !== 'roundabout' && vehicle.turn !== 'straight' && vehicle.indicator === opposite) {
      problems.push(`${name} blinkar åt fel håll.`);
    }
  }
  if (vehicle.kind === 'tram' && plan.arm.rails !== true) {
    problems.push(`${name} behöver spår: sätt ”rails” på vägen.`);
  }
  if (vehicle.areas !== undefined && !hasAreas(vehicle.kind)) {
    problems.push(`${name} kan inte ha markerade områden runt sig.`);
  }
  const isSlow = ['bicycle', 'moped', 'tractor', 'tram'].includes(vehicle.kind);
  if (isMotorway(layout) && isSlow) problems.push(`${name} får inte köra på motorväg.`);
  return problems;
}

/** Least units of a vehicle's middle from the edge of the picture. */
const margin = 6;

/** Returns true iff a point is in the picture, not just at its edge. */
function isInPicture([x, y]: Point): boolean {
  return Math.abs(x) < picture.width / 2 - margin && Math.abs(y) < picture.height / 2 - margin;
}

/** Returns true iff the picture shows enough of a vehicle to tell what it is. */
function isShown(
  { vehicle, pose }: PlacedVehicle,
  scene: Scene,
  own: PlacedVehicle | undefined,
): boolean {
  if (scene.view !== 'driver' || own === undefined) {
    return isInPicture(pose.at);
  }
  const camera = cameraAt(driverEyes(own.pose));
  const seen = camera.see(pose.at);
  // what is behind shows in the mirror
  if (seen.ahead < 0) return vehicle.arm === own.vehicle.arm;
  const { length } = vehicleSizes[vehicle.kind];
  if (seen.ahead < length / 2 + 20) return false;
  return Math.abs(camera.place(seen).at[0]) < picture.width / 2 + margin;
}

function checkPlaces(placed: readonly PlacedVehicle[], scene: Scene): string[] {
  const own = placed.find(({ vehicle }) => vehicle.isYou === true);
  const problems: string[] = [];
  placed.forEach((each, index) => {
    const { vehicle, box } = each;
    const isEye = scene.view === 'driver' && each === own;
    if (!isEye && vehicle.kind !== 'train' && !isShown(each, scene, own)) {
      problems.push(`${nameVehicle(vehicle)} är utanför bilden.`);
    }
    if (!areasOf(vehicle, each.pose).every(({ middle }) => isInPicture(middle))) {
      problems.push(`${nameVehicle(vehicle)} har ett markerat område som är utanför bilden.`);
    }
    for (const other of placed.slice(index + 1)) {
      if (!areOverlapping(box, other.box)) continue;
      const name = nameVehicle(other.vehicle);
      problems.push(
        `${nameVehicle(vehicle)} och ${name.charAt(0).toLowerCase()}${name.slice(1)} står på samma plats.`,
      );
    }
  });
  return problems;
}

/** What makes a scene impossible, in Swedish; nothing when it can be drawn. */
export function checkScene(scene: Scene): string[] {
  const shape = checkArms(scene);
  if (shape.length > 0) return shape;
  const plans = planRoad(scene);
  const problems = [
    ...checkLanes(scene, plans),
    ...checkRules(scene),
    ...scene.vehicles.flatMap((vehicle) => checkVehicle(vehicle, scene, plans)),
    ...(scene.people ?? [])
      .filter(({ arm }) => !(arm in scene.arms))
      .map(() => 'En person står vid en väg som inte finns.'),
  ];
  if (scene.vehicles.filter(({ isYou }) => isYou === true).length > 1) {
    problems.push('Bara ett fordon kan vara elevens eget.');
  }
  if (scene.railway !== undefined && scene.layout !== 'level-crossing') {
    problems.push('Bara en plankorsning har järnväg.');
  }
  if (scene.isPinched === true && scene.layout !== 'narrow-road') {
    problems.push('Bara en smal väg kan smalna av.');
  }
  if (scene.view === 'driver') {
    const own = scene.vehicles.find(({ isYou }) => isYou === true);
    const canSee = own !== undefined && (own.place ?? 'in') === 'in' && own.lane !== 0;
    if (!canSee) problems.push('Förarens vy behöver ett eget fordon på väg in i bilden.');
    if (scene.vehicles.some(({ areas }) => areas !== undefined)) {
      problems.push('Markerade områden visas bara uppifrån.');
    }
    if (scene.layout === 'roundabout') problems.push('En cirkulationsplats visas bara uppifrån.');
  }
  if (problems.length > 0) return [...new Set(problems)];
  return checkPlaces(placeVehicles(scene, plans), scene);
}
