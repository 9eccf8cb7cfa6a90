import { licenceNames } from '../licence-type';
import { blueprints } from './blueprint';
import type { ExamId } from './exam-id';

/** What a test is called, such as 'Taxi, delprov 2: Lagstiftning'. */
export function examName(id: ExamId): string {
  const { licenceType, part } = blueprints[id];
  const licence = licenceNames[licenceType];
  return part === null ? licence : `${licence}, ${part.charAt(0).toLowerCase()}${part.slice(1)}`;
}
