import { headingFrom, pointOn } from '../../domain/scene/directions';
import type { ArmPlan } from '../../domain/scene/road-plan';
import type { Scene } from '../../domain/scene/scene';
import { circle, path, put, type Shape } from '../shape';

const arm = '#f5f5f2';

/** The barriers of a level crossing from above: over the lanes that lead in, or folded back beside the road. */
export function drawBarriers(scene: Scene, plans: readonly ArmPlan[]): Shape[] {
  const state = scene.railway?.barriers;
  if (state === undefined) return [];
  return plans.map((plan) => {
    const isClosed = state === 'closed';
    const reach = isClosed ? plan.right + 2 : 16;
    const d = `M0 0H${String(-reach)}`;
    const bar = [
      path(d, { stroke: '#0003', strokeWidth: 5 }),
      path(d, { stroke: arm, strokeWidth: 4 }),
      path(d, { stroke: '#d0342c', strokeWidth: 4, strokeDasharray: '6 6' }),
      circle(0, 0, 4.5, { fill: '#59626b' }),
    ];
    const foot = pointOn(plan.direction, plan.line - 6, plan.right + 6);
    return put(foot, bar, { turn: headingFrom(plan.direction) + (isClosed ? 0 : 90) });
  });
}
