import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Writes the fields of a document, unless somebody has written or deleted it since it was read. */
export async function updateAsRead(
  document: QueryDocumentSnapshot,
  fields: Record<string, unknown>,
): Promise<void> {
  try {
    await document.ref.update(fields, { lastUpdateTime: document.updateTime });
  } catch (error) {
    // 9: it is another than it was; 5: it is gone
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 9 && code !== 5) throw error;
  }
}
