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

const isNumber = (text: string) => /^\d{1,2}$/.test(text.trim());

/** What is wrong with the points of an area; undefined where nothing is. */
export function faultOf({ right, scored }: TypedPoints): string | undefined {
  if (!isNumber(right) || !isNumber(scored)) return 'Fyll i båda talen.';
  if (Number(scored) > limits.examQuestions) {
    return `Högst ${String(limits.examQuestions)} frågor.`;
  }
  if (Number(right) > Number(scored)) return 'Du kan inte ha fler rätt än frågor.';
  return undefined;
}

/**
 * What is wrong with the points of a whole test, which may be left out; undefined where nothing is.
 * @param byAreas what the points of its areas come to; undefined where they are not known.
 */
export function faultOfTotal(total: string, byAreas: number | undefined): string | undefined {
  if (total.trim() === '') return undefined;
  if (!isNumber(total)) return 'Skriv poängen med siffror.';
  if (Number(total) > limits.examQuestions) {
    return `Högst ${String(limits.examQuestions)} poäng.`;
  }
  if (byAreas !== undefined && Number(total) !== byAreas) {
    return `Områdena blir ${String(byAreas)} poäng tillsammans.`;
  }
  return undefined;
}
