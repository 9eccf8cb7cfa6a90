import { licenses } from './licenses.cases';
import { describeTable } from './support/describe-table';

describeTable(licenses);
