/** A question of content/ as a public page shows it, with its answer. */
export interface SampleQuestion {
  text: string;
  options: readonly string[];
  /** Place of the right option. */
  answer: number;
  explanation: string;
  source: string;
}
