import { isRightToday, meaningVersionOf, type AskedVersion } from '../question/meaning';
import type { PlacedRecord, QuestionRecord } from './learner';
import { recordKey } from './record-key';

/** A record of a version by the key as it is today. How often it was right ever stays as it was counted. */
export function judgeRecord<Kept extends QuestionRecord>(
  record: Kept,
  question: AskedVersion,
): Kept {
  if (question.isKeyCorrected !== true) return record;
  const judge = <Given extends Kept['first']>(given: Given): Given => ({
    ...given,
    isRight: isRightToday(question, given),
  });
  return { ...record, first: judge(record.first), latest: record.latest.map(judge) };
}

/** What was answered to a question as it is today, by today's key. @param records from `versionsOf`. */
export function recordOf(
  records: ReadonlyMap<string, PlacedRecord>,
  question: AskedVersion,
): PlacedRecord | undefined {
  const record = records.get(recordKey(question.id, meaningVersionOf(question)));
  return record && judgeRecord(record, question);
}

/** What was answered to earlier versions of a question, the earliest first. @param records from `versionsOf`. */
export function earlierRecords(
  records: ReadonlyMap<string, PlacedRecord>,
  question: AskedVersion,
): PlacedRecord[] {
  const earlier = Array.from({ length: meaningVersionOf(question) - 1 }, (_, index) => index + 1);
  return earlier.flatMap((version) => records.get(recordKey(question.id, version)) ?? []);
}
