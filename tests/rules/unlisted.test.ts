import { unlisted } from './unlisted.cases';
import { describeTable } from './support/describe-table';

describeTable(unlisted);
