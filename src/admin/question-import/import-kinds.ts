import type { Question } from '../../domain/question/question';

/** What the kinds of question are called where they are imported and exported. */
export const importKinds: Record<Question['kind'], { title: string; fileName: string }> = {
  practice: { title: 'övningsfrågor', fileName: 'ovningsfragor' },
  theory: { title: 'gamla frågor', fileName: 'gamla-fragor' },
};
