import { practiceCategories } from './practice-categories.cases';
import { describeTable } from './support/describe-table';

describeTable(practiceCategories);
