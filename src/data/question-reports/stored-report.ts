import * as z from 'zod/mini';

import { questionReportSchema } from '../../domain/report/question-report';
import { timestampSchema } from '../firebase/parse';

/** A report as it is stored. */
export const storedReportSchema = z.pipe(
  z.extend(questionReportSchema, { createdAt: timestampSchema }),
  questionReportSchema,
);
