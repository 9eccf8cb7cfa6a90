import { lazy } from 'react';

/** The tabs of the panel in their order (specification, section 2), each with its own code, loaded when it is opened. */
export const adminTabs = [
  {
    key: 'practice-categories',
    label: 'Övningskategorier',
    Panel: lazy(() => import('../practice-categories/practice-categories-tab')),
  },
  {
    key: 'practice-questions',
    label: 'Övningsfrågor',
    Panel: lazy(() => import('../questions/practice-questions-tab')),
  },
  {
    key: 'questions',
    label: 'Gamla frågor',
    Panel: lazy(() => import('../questions/questions-tab')),
  },
  {
    key: 'theory-courses',
    label: 'Teorikurser',
    Panel: lazy(() => import('../courses/theory-courses-tab')),
  },
  { key: 'users', label: 'Användare', Panel: lazy(() => import('../users/users-tab')) },
  {
    key: 'categories',
    label: 'Kategorier',
    Panel: lazy(() => import('../question-categories/categories-tab')),
  },
  { key: 'discounts', label: 'Rabatter', Panel: lazy(() => import('../discounts/discounts-tab')) },
  {
    key: 'user-management',
    label: 'Användarkonto',
    Panel: lazy(() => import('../user-access/user-management-tab')),
  },
  {
    key: 'admin-settings',
    label: 'Admin-inställningar',
    Panel: lazy(() => import('../administrators/admin-settings-tab')),
  },
  { key: 'payment', label: 'Betalning', Panel: lazy(() => import('../payments/payment-tab')) },
  { key: 'reports', label: 'Felrapporter', Panel: lazy(() => import('../reports/reports-tab')) },
  { key: 'log', label: 'Logg', Panel: lazy(() => import('../log/log-tab')) },
] as const;

export type AdminTabKey = (typeof adminTabs)[number]['key'];

const defaultTab: AdminTabKey = 'questions';

/** The tab that an address names, the first one shown where it names none, and null where there is no such tab. */
export function findTab(key: string | undefined): AdminTabKey | null {
  if (key === undefined) return defaultTab;
  return adminTabs.find((tab) => tab.key === key)?.key ?? null;
}
