import { admins } from './admins.cases';
import { describeTable } from './support/describe-table';

describeTable(admins);
