// What scripts/content/content-plugin.ts makes of content/ at build time.

declare module 'virtual:content/question-counts' {
  import type { LicenceType } from '@/domain/licence-type';
  /** How many questions the bank has, by licence. */
  export const questionCounts: Readonly<Record<LicenceType, number>>;
}

declare module 'virtual:content/categories/*' {
  /** The categories of a licence in their order. */
  const categories: readonly { name: string; description: string; questionCount: number }[];
  export default categories;
}

declare module 'virtual:content/question/*' {
  import type { SampleQuestion } from '@/domain/content/sample-question';
  const question: SampleQuestion;
  export default question;
}

declare module 'virtual:content/first-questions' {
  import type { FirstQuestion } from '@/domain/content/sample-question';
  import type { LicenceType } from '@/domain/licence-type';
  const questions: Readonly<Record<LicenceType, readonly FirstQuestion[]>>;
  export default questions;
}
