import { questions } from './questions.cases';
import { describeTable } from './support/describe-table';

describeTable(questions);
