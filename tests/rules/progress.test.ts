import { progress } from './progress.cases';
import { describeTable } from './support/describe-table';

describeTable(progress);
