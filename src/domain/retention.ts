const dayMs = 24 * 60 * 60 * 1000;

/**
 * What the database deletes by itself, by its collection: a document goes when the time in its `expiresAt` has passed, at
 * the latest a day after. `days` runs from when that time is written. From this table come the policies in
 * firestore.indexes.json and what the privacy policy says; the rules hold the same days.
 */
export const retention = {
  clientErrors: {
    days: 90,
    text: 'Tekniska felmeddelanden, som inte säger vem du är, tas bort efter 90 dagar.',
  },
  clientErrorMarks: {
    days: 90,
    text: 'Vad vi har gjort åt dem tas bort efter 90 dagar.',
  },
  questionReports: {
    days: 365,
    text: 'Fel som du har rapporterat i frågor tas bort ett år efter att vi har svarat eller rättat, och annars när du tar bort ditt konto.',
  },
  orders: {
    days: 365,
    text: 'Beställningar som du har avbrutit, och som aldrig har betalats, tas bort ett år efter att du avbröt dem.',
  },
  adminLog: {
    days: 3660,
    text: 'Vår logg över vad administratörer har gjort med konton, köp och innehåll tas bort efter tio år, när köpen inte längre behövs i bokföringen.',
  },
} as const;

export type Expiring = keyof typeof retention;

/** The time at which a document of the collection goes that is written, or closed, now. */
export function expiryOf(collection: Expiring, now: Date): Date {
  return new Date(now.getTime() + retention[collection].days * dayMs);
}
