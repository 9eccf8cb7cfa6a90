import { lazy } from 'react';

/** The tabs of the panel in their order (specification, section 2), each with its own code, loaded when it is opened. */
export const adminTabs = [
  { key: 'overview', label: 'Översikt', Panel: lazy(() => import('../overview/overview-tab')) },
  {
    key: 'practice-categories',
    label: 'Övningskategorier',
    Panel: lazy(() => import('../practice-categories/practice-categories-tab')),
  },
  {
    key: 'practice-questions',
    label: 'Övningsfrågor',
    Panel: lazy(() => import('./practice-questions-tab')),
  },
  {
    key: 'questions',
    label: 'Gamla frågor',
    Panel: lazy(() => import('./questions-tab')),
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
  { key: 'orders', label: 'Ordrar', Panel: lazy(() => import('../orders/orders-tab')) },
  {
    key: 'admin-settings',
    label: 'Admin-inställningar',
    Panel: lazy(() => import('../administrators/admin-settings-tab')),
  },
  { key: 'payment', label: 'Betalning', Panel: lazy(() => import('../payments/payment-tab')) },
  { key: 'books', label: 'Ekonomi', Panel: lazy(() => import('../books/books-tab')) },
  { key: 'reports', label: 'Felrapporter', Panel: lazy(() => import('../reports/reports-tab')) },
  { key: 'errors', label: 'Driftfel', Panel: lazy(() => import('../errors/errors-tab')) },
  {
    key: 'question-statistics',
    label: 'Frågestatistik',
    Panel: lazy(() => import('../question-statistics/question-statistics-tab')),
  },
  { key: 'outcomes', label: 'Provutfall', Panel: lazy(() => import('../outcomes/outcomes-tab')) },
  { key: 'log', label: 'Logg', Panel: lazy(() => import('../log/log-tab')) },
] as const;

export type AdminTabKey = (typeof adminTabs)[number]['key'];

/** The tab that is shown where the address names none, to those for whom it is. */
export const defaultTab: AdminTabKey = 'overview';

/** The tab with this key. */
export function tabWith(key: AdminTabKey): (typeof adminTabs)[number] {
  return adminTabs.find((tab) => tab.key === key) ?? adminTabs[0];
}

/** The tab that an address names, or null where there is no such tab. */
export function findTab(key: string): AdminTabKey | null {
  return adminTabs.find((tab) => tab.key === key)?.key ?? null;
}
