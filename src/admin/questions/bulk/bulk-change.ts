import type { Question } from '../../../domain/question/question';
import { formatCount } from '../../../lib/format';
import type { CategoryChoice } from '../../shared/question-kinds';

/** What is done to the questions that are selected. */
export type BulkChange =
  | { type: 'move'; category: CategoryChoice }
  /** Somebody has read them a second time on that day, yyyy-mm-dd. */
  | { type: 'review'; day: string }
  /** A tag is put on them, or taken off: they stay as they are. */
  | { type: 'tag'; tag: string; isSet: boolean }
  | { type: 'delete' };

/** What the question is after the change; null where it is deleted. */
export function afterChange(question: Question, change: BulkChange): Question | null {
  switch (change.type) {
    case 'move': {
      const { id, name, licenceType = question.licenceType } = change.category;
      return { ...question, categoryId: id, category: name, licenceType };
    }
    case 'review':
      return { ...question, reviewedAt: change.day };
    case 'tag':
      return question;
    case 'delete':
      return null;
  }
}

/** What has been done to so many questions, as a sentence. */
export function describeDone(count: number, change: BulkChange): string {
  switch (change.type) {
    case 'move':
      return `${formatCount(count, 'fråga har', 'frågor har')} flyttats till ${change.category.name}.`;
    case 'review':
      return `${formatCount(count, 'fråga har markerats som granskad', 'frågor har markerats som granskade')}.`;
    case 'tag':
      return change.isSet
        ? `${formatCount(count, 'fråga har märkts', 'frågor har märkts')} med ”${change.tag}”.`
        : `${formatCount(count, 'fråga är inte längre märkt', 'frågor är inte längre märkta')} med ”${change.tag}”.`;
    case 'delete':
      return `${formatCount(count, 'fråga har', 'frågor har')} tagits bort.`;
  }
}
