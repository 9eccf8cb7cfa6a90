import { expect, test } from 'vitest';

import { checkScene } from '../../domain/scene/check-scene';
import { examples } from '../../domain/scene/examples/examples';
import type { Scene } from '../../domain/scene/scene';
import { nearestSpot, nextSpot, type ArrowKey } from './spots';
import { addPerson, addSign, addVehicle, thingsOf } from './things';

const crossing: Scene = {
  layout: 'crossroads',
  arms: { north: {}, east: { signs: ['B4'] }, south: {}, west: {} },
  vehicles: [
    { kind: 'car', arm: 'south', isYou: true },
    { kind: 'truck', arm: 'west', distance: 20 },
  ],
  people: [{ kind: 'child', arm: 'north', across: 0.5 }],
};

const thing = (scene: Scene, id: string) => {
  const found = thingsOf(scene).find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};
const move = (scene: Scene, id: string, key: ArrowKey) => {
  const { spots, at } = thing(scene, id);
  return nextSpot(spots(), at, key)?.scene;
};

test('what is in a scene is listed with where it is', () => {
  expect(thingsOf(crossing).map(({ name }) => name)).toEqual([
    'En blå bil (eleven) nedifrån, 0 m bort',
    'En orange lastbil från vänster, 2 m bort',
    'Ett barn uppifrån, på vägen',
    'B4 Huvudled vid vägen från höger',
  ]);
});

test('an arrow moves a vehicle along its lane, and aside into another', () => {
  const back = move(crossing, 'vehicle 0', 'ArrowDown');
  expect(back?.vehicles[0]).toEqual({ kind: 'car', arm: 'south', isYou: true, distance: 10 });
  const aside = move(crossing, 'vehicle 0', 'ArrowLeft');
  expect(aside?.vehicles[0]).toMatchObject({ arm: 'south', place: 'out', isYou: true });
  const forth = back && move(back, 'vehicle 0', 'ArrowUp');
  expect(forth?.vehicles[0]).toEqual(crossing.vehicles[0]);
});

test('a vehicle is dropped at the place that is nearest, and never where another one is', () => {
  const { spots } = thing(crossing, 'vehicle 0');
  expect(nearestSpot(spots(), [90, -17])?.scene.vehicles[0]).toMatchObject({ arm: 'east' });
  const truck = thing(crossing, 'vehicle 1');
  const beside = nearestSpot(spots(), truck.at)?.scene;
  expect(beside && checkScene(beside)).toEqual([]);
});

test('a person walks across the road by steps, and signs move to another road', () => {
  expect(move(crossing, 'person 0', 'ArrowLeft')?.people?.[0]).toMatchObject({ across: 0.4 });
  const spots = thing(crossing, 'signs east').spots();
  expect(spots.map(({ id }) => id)).toEqual([
    'signs north',
    'signs east',
    'signs south',
    'signs west',
  ]);
  expect(spots[2]?.scene.arms).toMatchObject({ east: {}, south: { signs: ['B4'] } });
  expect(spots[2]?.scene.arms.east).not.toHaveProperty('signs');
});

test('what is marked beside a vehicle goes with it', () => {
  const areas = { right: { label: 'A' } } as const;
  const marked: Scene = {
    layout: 'road',
    arms: { west: {}, east: {} },
    vehicles: [{ kind: 'truck-trailer', arm: 'west', areas }],
  };
  expect(move(marked, 'vehicle 0', 'ArrowRight')?.vehicles).toMatchObject([{ areas }]);
});

test('a thing is taken away', () => {
  expect(thing(crossing, 'vehicle 1').without.vehicles).toHaveLength(1);
  expect(thing(crossing, 'person 0').without).not.toHaveProperty('people');
  expect(thing(crossing, 'signs east').without.arms.east).toEqual({});
});

test('what is added gets a place; what has none is refused', () => {
  const car = addVehicle(crossing, 'car');
  expect(car?.id).toBe('vehicle 2');
  expect(car && checkScene(car.scene)).toEqual([]);
  const road: Scene = { layout: 'road', arms: { west: {}, east: {} }, vehicles: [] };
  const long = addVehicle(road, 'truck-trailer');
  expect(long && checkScene(long.scene)).toEqual([]);
  // there are no rails
  expect(addVehicle(crossing, 'tram')).toBeNull();
  expect(addVehicle(crossing, 'train')).toBeNull();
  expect(addPerson(crossing, 'blind')?.scene.people).toHaveLength(2);
  expect(addSign(crossing, 'B1')).toMatchObject({
    id: 'signs north',
    scene: { arms: { north: { signs: ['B1'] } } },
  });
  const full = { ...crossing, people: Array.from({ length: 8 }, () => crossing.people?.[0]) };
  expect(addPerson(full as Scene, 'adult')).toBeNull();
});

test.each(examples)('everything in “$name” can be moved, to where it can be drawn', ({ scene }) => {
  for (const { id, spots, at } of thingsOf(scene)) {
    const spot = nearestSpot(spots(), at);
    expect(spot && checkScene(spot.scene), id).toEqual([]);
    expect(spot && thing(spot.scene, spot.id).at, id).toEqual(spot?.at);
  }
});
