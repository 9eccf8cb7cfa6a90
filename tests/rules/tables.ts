import { adminLog } from './admin-log.cases';
import { admins } from './admins.cases';
import { clientErrorMarks, clientErrors } from './client-errors.cases';
import { confirmations } from './confirmations.cases';
import { customerNotes } from './customer-notes.cases';
import { discountCodes } from './discount-codes.cases';
import { finishedExams } from './finished-exams.cases';
import { exams } from './exams.cases';
import { firstAnswers } from './first-answers.cases';
import { learning } from './learning.cases';
import { licenses } from './licenses.cases';
import { orders } from './orders.cases';
import { outcomeStatistics } from './outcome-statistics.cases';
import { outcomes } from './outcomes.cases';
import { plans } from './plans.cases';
import { practiceCategories } from './practice-categories.cases';
import { orderPrices } from './prices.cases';
import { products } from './products.cases';
import { profiles } from './profiles.cases';
import { progress } from './progress.cases';
import { questionCategories } from './question-categories.cases';
import { questionDrafts } from './question-drafts.cases';
import { questionPacks } from './question-packs.cases';
import { questionReports } from './question-reports.cases';
import { questionTags } from './question-tags.cases';
import { questionStatistics } from './question-statistics.cases';
import { questionVersions } from './question-versions.cases';
import { questions } from './questions.cases';
import { results } from './results.cases';
import { roleTable } from './roles.cases';
import { saved } from './saved.cases';
import { paymentSecrets, settings } from './settings.cases';
import { theoryCourses } from './theory-courses.cases';
import { userTotals } from './user-totals.cases';
import { unlisted } from './unlisted.cases';

const collections = [
  profiles,
  admins,
  licenses,
  products,
  orders,
  orderPrices,
  confirmations,
  discountCodes,
  settings,
  paymentSecrets,
  adminLog,
  practiceCategories,
  questions,
  questionVersions,
  questionDrafts,
  questionTags,
  questionPacks,
  questionCategories,
  theoryCourses,
  questionReports,
  clientErrors,
  clientErrorMarks,
  customerNotes,
  firstAnswers,
  questionStatistics,
  outcomes,
  outcomeStatistics,
  progress,
  learning,
  saved,
  plans,
  results,
  exams,
  finishedExams,
  userTotals,
  unlisted,
];

/** Every table of firestore.rules. */
export const tables = [...collections, roleTable(collections)];

/** Every case of the tables, by a name of its own. */
export const cases = tables.flatMap((table) =>
  table.cases.map((each) => ({ ...each, name: `${table.name}: ${each.name}` })),
);
