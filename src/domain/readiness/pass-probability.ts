/** Questions of one area in a test, and how probable it is to answer one of them rightly. */
interface AreaChance {
  questions: number;
  /** 0–1 */
  right: number;
}

/** The probability, 0–1, of at least `passMark` points, when every question is answered by itself. Exact. */
export function passProbability(areas: readonly AreaChance[], passMark: number): number {
  const total = areas.reduce((sum, { questions }) => sum + questions, 0);
  // the probability of each number of points, question after question
  const points = new Float64Array(total + 1);
  points[0] = 1;
  let asked = 0;
  for (const { questions, right } of areas) {
    for (const last = asked + questions; asked < last; asked++) {
      for (let score = asked + 1; score > 0; score--) {
        points[score] = (points[score] ?? 0) * (1 - right) + (points[score - 1] ?? 0) * right;
      }
      points[0] *= 1 - right;
    }
  }
  return points.slice(passMark).reduce((sum, probability) => sum + probability, 0);
}
