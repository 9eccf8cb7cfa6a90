import type { Plan } from '../../../domain/learning/plan';
import { limits } from '../../../domain/limits';

/** What is wrong with the day of the test, in words; undefined where it is in order. */
export function faultOfDay(testDay: number | null, today: number): string | undefined {
  if (testDay === null) return 'Välj ett datum.';
  if (testDay <= today) return 'Välj ett datum från i morgon och framåt.';
  if (testDay - today > limits.planDays) return 'Välj ett datum inom ett år.';
  return undefined;
}

/**
 * The day a changed plan counts from: the same as before, so that what is done stays done, unless it is made of other
 * points or would be longer than a plan may be.
 */
export function startOf(plan: Plan | null, points: Plan['points'], testDay: number, today: number) {
  const isKept =
    plan !== null &&
    testDay - plan.startedDay <= limits.planDays &&
    points.length === plan.points.length &&
    points.every(({ area, right, scored }) =>
      plan.points.some((one) => one.area === area && one.right === right && one.scored === scored),
    );
  return isKept ? plan.startedDay : today;
}
