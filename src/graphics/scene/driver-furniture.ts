import { pointOn } from '../../domain/scene/directions';
import type { ArmPlan } from '../../domain/scene/road-plan';
import type { Scene } from '../../domain/scene/scene';
import { crossingLight, signPost, trafficLight } from './furniture';
import type { Camera } from '../../domain/scene/projection';
import { path, put, type Shape } from '../shape';
import { stand, type Upright } from './upright';

/** What stands beside the learner's own road, at its real place. */
export function furniture(scene: Scene, plan: ArmPlan, camera: Camera): Upright[] {
  const { arm, line, right, direction } = plan;
  const beside = (out: number, aside: number) => pointOn(direction, out, right + aside);
  const signs = arm.signs ?? [];
  const hasLight = arm.light !== undefined || scene.railway?.signal !== undefined;
  return [
    ...(signs.length > 0
      ? stand(
          camera,
          beside(line - 8, hasLight ? 24 : 14),
          signPost(signs).map((shape) => raise(shape)),
          { factor: 0.4 },
        )
      : []),
    ...(arm.light !== undefined
      ? stand(camera, beside(line - 6, 7), trafficLight(arm.light), { factor: 0.62 })
      : []),
    ...(scene.railway?.signal !== undefined
      ? stand(camera, beside(line - 4, 9), crossingLight(scene.railway.signal), { factor: 0.62 })
      : []),
  ];
}

/** Signs on a post as high as a real one. */
function raise(shape: Shape): Shape {
  return put([0, -34], [shape]);
}

/** The barrier of a level crossing over the learner's own road. */
export function barrier(scene: Scene, plan: ArmPlan, camera: Camera): Upright[] {
  if (scene.railway?.barriers === undefined) return [];
  const foot = camera.see(pointOn(plan.direction, plan.line - 6, plan.right + 4));
  if (foot.ahead < 20) return [];
  const { at, scale } = camera.place(foot);
  const bar =
    scene.railway.barriers === 'closed' ? `M0-10H${String(-plan.right - 4)}` : 'M0-10L-6-52';
  const shapes = [
    path('M0 0V-12', { stroke: '#59626b', strokeWidth: 4 }),
    path(bar, { stroke: '#f5f5f2', strokeWidth: 2.6 }),
    path(bar, { stroke: '#d0342c', strokeWidth: 2.6, strokeDasharray: '5 5' }),
  ];
  return [{ ahead: foot.ahead, shape: put(at, shapes, { scale }) }];
}
