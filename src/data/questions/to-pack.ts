import { limits } from '../../domain/limits';
import { byteLength } from '../../lib/byte-length';

/** A document of `questions`, by whichever SDK it was read. */
interface QuestionDocument {
  readonly id: string;
  readonly data: () => Record<string, unknown>;
}

/** What the panel alone needs of a question, and no device that asks it. */
const panelFields = ['createdAt', 'updatedAt', 'search_words'];

/** Packs the questions as they are stored, in their order, into one text; null where a document has no room for it. */
export function toPack(documents: readonly QuestionDocument[]): string | null {
  const packed = documents.map((document) => {
    const fields = Object.entries(document.data()).filter(([name]) => !panelFields.includes(name));
    return { id: document.id, ...Object.fromEntries(fields) };
  });
  const text = JSON.stringify(packed);
  return byteLength(text) > limits.packBytes ? null : text;
}
