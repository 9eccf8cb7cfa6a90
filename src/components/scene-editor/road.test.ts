import { expect, test } from 'vitest';

import { checkScene } from '../../domain/scene/check-scene';
import { examples } from '../../domain/scene/examples/examples';
import { layouts, type Scene } from '../../domain/scene/scene';
import { changeLayout, hasLights, withLanesIn, withLights } from './road';

const crossing: Scene = {
  layout: 'crossroads',
  arms: { north: {}, east: { signs: ['B1'], line: 'yield' }, south: {}, west: {} },
  vehicles: [
    { kind: 'car', arm: 'south', isYou: true, turn: 'right' },
    { kind: 'truck', arm: 'west', distance: 20 },
    { kind: 'bicycle', arm: 'south', distance: 60 },
  ],
  people: [{ kind: 'child', arm: 'east', across: 0.5 }],
};

test('another kind of road keeps what there is room for, and says what it has no room for', () => {
  const motorway = changeLayout(crossing, 'motorway');
  expect(motorway?.scene).toMatchObject({ layout: 'motorway', arms: { north: {}, south: {} } });
  expect(motorway?.scene.vehicles.map(({ kind }) => kind)).toEqual(['car', 'truck']);
  expect(motorway?.gone).toEqual(['En cykel']);
  expect(motorway?.scene.people).toMatchObject([{ arm: 'north' }]);
  const round = changeLayout(crossing, 'roundabout');
  // out of the picture there, the bicycle comes nearer
  const [car, truck, bicycle] = crossing.vehicles;
  expect(round?.scene).toMatchObject({
    arms: crossing.arms,
    vehicles: [car, truck, { ...bicycle, distance: 20 }],
  });
  expect(round?.gone).toEqual([]);
});

test('three roads are those with most on them', () => {
  const three = changeLayout({ ...crossing, people: [] }, 't-junction');
  expect(Object.keys(three?.scene.arms ?? {})).toEqual(['east', 'south', 'west']);
});

test.each(examples)('“$name” can be drawn on every kind of road', ({ scene }) => {
  for (const layout of layouts) {
    const built = changeLayout(scene, layout);
    expect(built && checkScene(built.scene), layout).toEqual([]);
    expect(built?.scene.layout).toBe(layout);
    const vehicles = built?.scene.vehicles.length ?? 0;
    expect(vehicles + (built?.gone.length ?? 0), layout).toBe(scene.vehicles.length);
  }
});

test('the lights of a junction are green along one road, and go together', () => {
  const lit = withLights(crossing, true);
  expect(checkScene(lit)).toEqual([]);
  expect(lit.arms).toMatchObject({
    north: { light: 'green' },
    east: { light: 'red' },
    south: { light: 'green' },
    west: { light: 'red' },
  });
  expect(hasLights(lit)).toBe(true);
  expect(withLights(lit, false)).toEqual(crossing);
});

test('a road without a way in has nothing for those who would come in', () => {
  const east = { signs: ['B1'], line: 'yield', arrows: ['left', 'right'], in: 2 } as const;
  const scene: Scene = {
    ...crossing,
    arms: { ...crossing.arms, east: { ...east, signs: [...east.signs], arrows: [...east.arrows] } },
  };
  expect(withLanesIn(scene, 'east', 1).arms.east).toEqual({
    signs: ['B1'],
    line: 'yield',
    arrows: ['left'],
    in: 1,
  });
  expect(withLanesIn(scene, 'east', 0).arms.east).toEqual({ in: 0 });
});
