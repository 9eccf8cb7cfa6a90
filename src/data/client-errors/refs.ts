import { collection, doc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const clientErrorsRef = () => collection(firestore, 'clientErrors');
export const errorMarksRef = () => collection(firestore, 'clientErrorMarks');
export const errorMarkRef = (id: string) => doc(errorMarksRef(), id);

/** A reporter has one report of a problem a day. */
export const clientErrorRef = (reporter: string, day: number, place: number) =>
  doc(clientErrorsRef(), `${reporter}_${String(day)}_${String(place)}`);
