import { adminLog } from './admin-log.cases';
import { admins } from './admins.cases';
import { confirmations } from './confirmations.cases';
import { discountCodes } from './discount-codes.cases';
import { exams } from './exams.cases';
import { learning } from './learning.cases';
import { licenses } from './licenses.cases';
import { orders } from './orders.cases';
import { plans } from './plans.cases';
import { practiceCategories } from './practice-categories.cases';
import { orderPrices } from './prices.cases';
import { products } from './products.cases';
import { profiles } from './profiles.cases';
import { progress } from './progress.cases';
import { questionCategories } from './question-categories.cases';
import { questionReports } from './question-reports.cases';
import { questionVersions } from './question-versions.cases';
import { questions } from './questions.cases';
import { results } from './results.cases';
import { roleTable } from './roles.cases';
import { saved } from './saved.cases';
import { paymentSecrets, settings } from './settings.cases';
import { theoryCourses } from './theory-courses.cases';
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
  questionCategories,
  theoryCourses,
  questionReports,
  progress,
  learning,
  saved,
  plans,
  results,
  exams,
  unlisted,
];

/** Every table of firestore.rules. */
export const tables = [...collections, roleTable(collections)];
