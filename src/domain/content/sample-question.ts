import type { ExamArea } from '../exam/exam-area';

/** A question of content/ as a public page shows it, with its answer. */
export interface SampleQuestion {
  text: string;
  options: readonly string[];
  /** Place of the right option. */
  answer: number;
  explanation: string;
  source: string;
}

/** One of the questions that a newcomer is asked first. */
export interface FirstQuestion extends SampleQuestion {
  id: string;
  categoryId: string;
  /** The category's name. */
  category: string;
  area: ExamArea;
  /** What its picture is drawn from, where it has one. */
  scene?: string;
}
