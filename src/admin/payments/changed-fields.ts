/**
 * What a form has changed, so that nothing else is written: another administrator may have changed the rest meanwhile.
 * @param before what the form was opened with.
 */
export function changedFields<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const field in after) if (after[field] !== before[field]) changes[field] = after[field];
  return changes;
}
