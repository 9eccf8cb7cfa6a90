import { results } from './results.cases';
import { describeTable } from './support/describe-table';

describeTable(results);
