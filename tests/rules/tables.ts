import { admins } from './admins.cases';
import { licenses } from './licenses.cases';
import { practiceCategories } from './practice-categories.cases';
import { profiles } from './profiles.cases';
import { progress } from './progress.cases';
import { questions } from './questions.cases';
import { results } from './results.cases';
import { unlisted } from './unlisted.cases';

/** Every table of firestore.rules. */
export const tables = [
  profiles,
  admins,
  licenses,
  practiceCategories,
  questions,
  progress,
  results,
  unlisted,
];
