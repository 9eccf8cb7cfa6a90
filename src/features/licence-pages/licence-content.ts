import type { SampleQuestion } from '../../domain/content/sample-question';
import type { ExamId } from '../../domain/exam/exam-id';
import type { LicenceType } from '../../domain/licence-type';
import type { IllustrationName } from '../../components/scene/illustration';

/** When the facts of the licence pages were last looked up: year and month. */
export const checkedAt = '2026-11';

/** What the page of a licence says; the figures of its tests come from their blueprints, those of the bank from content/. */
export interface LicenceContent {
  licence: LicenceType;
  vehicle: IllustrationName;
  /** What the page is called in the tab and in search results, without the service's name. */
  title: string;
  /** What search engines show under the title. */
  description: string;
  heading: string;
  intro: string;
  who: readonly string[];
  exams: readonly ExamId[];
  /** What is to be known of the test besides its figures. */
  aboutTest: readonly string[];
  categories: readonly { name: string; description: string; questionCount: number }[];
  samples: readonly [SampleQuestion, SampleQuestion, SampleQuestion];
  steps: readonly { title: string; text: string }[];
  faq: readonly { question: string; answer: string }[];
}
