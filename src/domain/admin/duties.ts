import type { AdminRole } from './role';

/** Parts of the panel's work. */
export type Duty = 'content' | 'reports' | 'customers' | 'money' | 'everything';

/** What each role is for, beside the owner's, who may do everything. Twin of `mayDo` in firestore.rules. */
const duties: Readonly<Record<Exclude<AdminRole, 'owner'>, readonly Duty[]>> = {
  editor: ['content', 'reports'],
  support: ['customers', 'reports'],
  bookkeeper: ['money'],
};

/** Returns true iff the role is for this part of the work. */
export function hasDuty(role: AdminRole, duty: Duty): boolean {
  return role === 'owner' || duties[role].includes(duty);
}

/** The roles in Swedish, with what they may do. */
export const roleTexts: Readonly<Record<AdminRole, { name: string; text: string }>> = {
  owner: {
    name: 'Ägare',
    text: 'Får läsa och ändra allt i panelen, och ge och ta bort roller.',
  },
  editor: {
    name: 'Redaktör',
    text: 'Sköter frågor, kategorier, kurser, bilder och felrapporter. Ser inga kunder eller köp.',
  },
  support: {
    name: 'Support',
    text: 'Sköter kundernas konton, licenser och minuter, och felrapporter. Ser inga köp, priser eller rabattkoder.',
  },
  bookkeeper: {
    name: 'Ekonomi',
    text: 'Sköter ordrar, återbetalningar, rabattkoder, priser, betalning och bokföring. Ändrar inget innehåll och ger ingen åtkomst.',
  },
};
