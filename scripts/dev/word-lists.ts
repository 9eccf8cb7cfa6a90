import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

import { searchWords } from '../../src/domain/question/search-words';
import { updateAsRead } from './update-as-read';

const questionsAtATime = 200;

/** A question, as it was read, and the words that it is to be found by. */
interface Finding {
  readonly question: QueryDocumentSnapshot;
  readonly words: readonly string[];
}

/** A stored text, or undefined where there is none. */
function textAt(question: QueryDocumentSnapshot, field: string): string | undefined {
  const value: unknown = question.get(field);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function wordsOf(question: QueryDocumentSnapshot): string[] {
  return searchWords({
    text: textAt(question, 'question_text') ?? '',
    concept: textAt(question, 'concept'),
    source: textAt(question, 'source'),
    reviewedAt: textAt(question, 'reviewed_at'),
  });
}

/** The questions that a search, or the list of what lacks something, would miss. */
export async function planWordLists(firestore: Firestore): Promise<Finding[]> {
  const inOrder = firestore
    .collection('questions')
    .orderBy(FieldPath.documentId())
    .select('question_text', 'concept', 'source', 'reviewed_at', 'search_words');
  const findings: Finding[] = [];
  let page = await inOrder.limit(questionsAtATime).get();
  while (!page.empty) {
    for (const question of page.docs) {
      const words = wordsOf(question);
      const stored: unknown = question.get('search_words');
      if (JSON.stringify(stored) !== JSON.stringify(words)) findings.push({ question, words });
    }
    page = await inOrder.startAfter(page.docs.at(-1)).limit(questionsAtATime).get();
  }
  return findings;
}

/**
 * Writes the words of the questions, of those that nobody has saved meanwhile, which has written them. No learner's device asks for them anew: nothing that it shows is other than it was.
 * @param onProgress told after every so many how many have been gone through
 */
export async function writeWordLists(
  findings: readonly Finding[],
  onProgress: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < findings.length; from += questionsAtATime) {
    const batch = findings.slice(from, from + questionsAtATime);
    await Promise.all(
      batch.map(({ question, words }) => updateAsRead(question, { search_words: words })),
    );
    onProgress(batch.length);
  }
}
