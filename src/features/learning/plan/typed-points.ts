import { apportion } from '../../../domain/exam/apportion';
import { blueprints } from '../../../domain/exam/blueprint';
import type { ExamArea } from '../../../domain/exam/exam-area';
import type { ExamId } from '../../../domain/exam/exam-id';
import type { Plan } from '../../../domain/learning/plan';
import { limits } from '../../../domain/limits';

/** Points of an area as they are being typed. */
export interface TypedPoints {
  area: ExamArea;
  right: string;
  scored: string;
}

/** The areas of a test with the points that it gives in each, as well as is known. */
export function emptyPoints(examId: ExamId): TypedPoints[] {
  const { areas, scored } = blueprints[examId];
  const quotas = apportion(
    scored.value,
    areas.value.map(({ weight }) => weight),
  );
  return areas.value.map(({ area }, index) => {
    return { area, right: '', scored: String(quotas[index] ?? 0) };
  });
}

/** Points as they stand in their fields. */
export function typed(points: Plan['points']): TypedPoints[] {
  return points.map(({ area, right, scored }) => {
    return { area, right: String(right), scored: String(scored) };
  });
}

/** What is wrong with the points of an area; undefined where nothing is. */
export function faultOf({ right, scored }: TypedPoints): string | undefined {
  const isNumber = (text: string) => /^\d{1,2}$/.test(text.trim());
  if (!isNumber(right) || !isNumber(scored)) return 'Fyll i båda talen.';
  if (Number(scored) > limits.examQuestions) {
    return `Högst ${String(limits.examQuestions)} frågor.`;
  }
  if (Number(right) > Number(scored)) return 'Du kan inte ha fler rätt än frågor.';
  return undefined;
}
