import { getDocs, limit, orderBy, query, where, type Query } from 'firebase/firestore/lite';

import {
  openStatuses,
  type QuestionReport,
  type ReportGroup,
  type ReportStatus,
} from '../../domain/report/question-report';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { groupReports } from './group-reports';
import { reportsRef } from './refs';
import { storedReportSchema } from './stored-report';

/** Reports on a page of groups, and all that are read to complete the groups: with the questions at most 60 documents. */
const groupsAtATime = 8;
const mostInGroups = 24;

/** Reports about one question that its editor shows at most. */
const mostOfQuestion = 20;

function ofStatuses(statuses: readonly ReportStatus[]): Query {
  return query(reportsRef(), ...(statuses.length === 0 ? [] : [where('status', 'in', statuses)]));
}

/**
 * What learners have reported, newest first. Throws DataError.
 * @param statuses how far the reports have come; none for all.
 * @param size how many are on a page.
 */
export async function listReports(
  statuses: readonly ReportStatus[],
  cursor: PageCursor | null,
  size: number,
): Promise<Page<QuestionReport>> {
  return readPage(ofStatuses(statuses), 'createdAt', storedReportSchema, cursor, { size });
}

/** The newest reports about some questions. Throws DataError. */
async function listAbout(
  questionIds: readonly string[],
  statuses: readonly ReportStatus[],
  most: number,
): Promise<QuestionReport[]> {
  if (questionIds.length === 0) return [];
  const about = query(
    ofStatuses(statuses),
    where('questionId', 'in', questionIds),
    orderBy('createdAt', 'desc'),
    limit(most),
  );
  const { docs } = await request(() => getDocs(about));
  return parseList(storedReportSchema, docs);
}

/**
 * What learners have reported, those about one question together, at the place of the newest of them. Of very many about
 * one question, not all are there. Throws DataError.
 * @param statuses how far the reports have come; none for all.
 */
export async function listReportGroups(
  statuses: readonly ReportStatus[],
  cursor: PageCursor | null,
): Promise<Page<ReportGroup>> {
  const { items, next } = await listReports(statuses, cursor, groupsAtATime);
  const ids = [...new Set(items.map(({ questionId }) => questionId))];
  const about = await listAbout(ids, statuses, mostInGroups);
  return { items: groupReports(items, about), next };
}

/** The reports about a question that wait, newest first. Throws DataError. */
export async function listOpenReports(questionId: string): Promise<QuestionReport[]> {
  return listAbout([questionId], openStatuses, mostOfQuestion);
}
