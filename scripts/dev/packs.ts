import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

import { toPack } from '../../src/data/questions/to-pack';

/** The practice categories whose questions are not packed as they are now. */
export async function listUnpacked(firestore: Firestore): Promise<QueryDocumentSnapshot[]> {
  const [categories, packs] = await Promise.all([
    firestore.collection('practiceCategories').get(),
    firestore.collection('questionPacks').select('contentVersion').get(),
  ]);
  const versions = new Map(packs.docs.map((pack) => [pack.id, versionOf(pack)]));
  return categories.docs.filter(
    (category) => versions.get(category.id) !== (versionOf(category) ?? 0),
  );
}

/** Packs the questions of every practice category that is not packed as it is now; returns how many were. */
export async function writePacks(firestore: Firestore): Promise<number> {
  let packed = 0;
  for (const category of await listUnpacked(firestore)) {
    const { docs } = await firestore
      .collection('questions')
      .where('category_id', '==', category.id)
      .orderBy('createdAt', 'desc')
      .get();
    const questions = toPack(docs);
    if (questions === null) continue;
    await firestore.doc(`questionPacks/${category.id}`).set({
      contentVersion: versionOf(category) ?? 0,
      questions,
      updatedAt: FieldValue.serverTimestamp(),
    });
    packed += 1;
  }
  return packed;
}

function versionOf(document: QueryDocumentSnapshot): number | undefined {
  const version: unknown = document.get('contentVersion');
  return typeof version === 'number' ? version : undefined;
}
