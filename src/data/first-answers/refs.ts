import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import type { Shard } from '../shard';

/** First answers as the statistics count them: up to three documents of each learner. */
export const firstAnswersRef = () => collection(firestore, 'firstAnswers');

/** The first answers in the categories of one document of learning data. */
export const firstAnswersOfShard = (uid: string, shard: Shard) =>
  doc(firstAnswersRef(), `${uid}_${shard}`);
