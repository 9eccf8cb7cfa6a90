/** A version of a question; no question's id has the sign between. */
export function versionKey(questionId: string, version: number): string {
  return `${questionId}~${String(version)}`;
}

/** The key under which answers to a version of a question are kept: of the first one the question's id. */
export function recordKey(questionId: string, version = 1): string {
  return version === 1 ? questionId : versionKey(questionId, version);
}

/** The question and the version that a key is about. */
export function readRecordKey(key: string): { questionId: string; version: number } {
  const [, questionId = key, version = '1'] = /^(.+)~([1-9][0-9]*)$/.exec(key) ?? [];
  return { questionId, version: Number(version) };
}
