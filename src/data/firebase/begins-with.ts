import { where, type FieldPath, type QueryFieldFilterConstraint } from 'firebase/firestore/lite';

/** Sorts after every text that begins as the one before it. */
const lastSign = '\uF8FF';

/** Keeps of a query what has a text in the field that begins so. */
export function beginsWith(
  field: string | FieldPath,
  prefix: string,
): QueryFieldFilterConstraint[] {
  return [where(field, '>=', prefix), where(field, '<=', prefix + lastSign)];
}
