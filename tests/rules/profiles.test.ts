import { profiles } from './profiles.cases';
import { describeTable } from './support/describe-table';

describeTable(profiles);
