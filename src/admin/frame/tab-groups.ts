import BadgePercent from 'lucide-react/icons/badge-percent';
import BookText from 'lucide-react/icons/book-text';
import Bug from 'lucide-react/icons/bug';
import ChartColumn from 'lucide-react/icons/chart-column';
import CreditCard from 'lucide-react/icons/credit-card';
import Files from 'lucide-react/icons/files';
import Flag from 'lucide-react/icons/flag';
import Folders from 'lucide-react/icons/folders';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutList from 'lucide-react/icons/layout-list';
import ListChecks from 'lucide-react/icons/list-checks';
import Receipt from 'lucide-react/icons/receipt';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Tags from 'lucide-react/icons/tags';
import Target from 'lucide-react/icons/target';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';

import { hasDuty, type Duty } from '../../domain/admin/duties';
import type { AdminRole } from '../../domain/admin/role';
import { adminTabs, defaultTab, type AdminTabKey } from './tabs';

const groupNames = ['Översikt', 'Innehåll', 'Kunder', 'Ekonomi', 'System'] as const;

interface Place {
  group: (typeof groupNames)[number];
  icon: typeof Settings;
  /** What it is for; null where it is for every administrator. */
  duty: Duty | null;
}

/** A tab where the navigation has it. */
interface GroupedTab extends Place {
  key: AdminTabKey;
  label: string;
}

/** Where the navigation has each tab, by its key. */
const places = new Map<string, Place>([
  ['overview', { group: 'Översikt', icon: LayoutDashboard, duty: 'everything' }],
  ['practice-categories', { group: 'Innehåll', icon: Folders, duty: 'content' }],
  ['practice-questions', { group: 'Innehåll', icon: ListChecks, duty: 'content' }],
  ['questions', { group: 'Innehåll', icon: Files, duty: 'content' }],
  ['theory-courses', { group: 'Innehåll', icon: GraduationCap, duty: 'content' }],
  ['categories', { group: 'Innehåll', icon: Tags, duty: 'content' }],
  ['reports', { group: 'Innehåll', icon: Flag, duty: 'reports' }],
  ['question-statistics', { group: 'Innehåll', icon: ChartColumn, duty: 'content' }],
  ['outcomes', { group: 'Innehåll', icon: Target, duty: 'content' }],
  ['users', { group: 'Kunder', icon: Users, duty: 'customers' }],
  ['user-management', { group: 'Kunder', icon: UserCog, duty: 'customers' }],
  ['orders', { group: 'Kunder', icon: Receipt, duty: 'money' }],
  ['discounts', { group: 'Kunder', icon: BadgePercent, duty: 'money' }],
  ['payment', { group: 'Ekonomi', icon: CreditCard, duty: 'money' }],
  ['books', { group: 'Ekonomi', icon: BookText, duty: 'money' }],
  ['admin-settings', { group: 'System', icon: Settings, duty: null }],
  ['errors', { group: 'System', icon: Bug, duty: 'everything' }],
  ['log', { group: 'System', icon: ScrollText, duty: 'everything' }],
]);

/** A tab without a place is for owners. */
const elsewhere: Place = { group: 'System', icon: LayoutList, duty: 'everything' };

const placedTabs: readonly GroupedTab[] = adminTabs.map((tab) => ({
  ...tab,
  ...(places.get(tab.key) ?? elsewhere),
}));

/** Returns true iff the tab is for the role. */
export function isTabFor(role: AdminRole, key: AdminTabKey): boolean {
  return tabsFor(role).some((tab) => tab.key === key);
}

function tabsFor(role: AdminRole): readonly GroupedTab[] {
  return placedTabs.filter(({ duty }) => duty === null || hasDuty(role, duty));
}

/** The tab that is shown to the role where the address names none: the panel's, or the first that is for the role. */
export function firstTab(role: AdminRole): AdminTabKey {
  return isTabFor(role, defaultTab)
    ? defaultTab
    : (tabGroups(role)[0]?.tabs[0]?.key ?? 'admin-settings');
}

/** The tabs that are for the role by group, in the order of the list of tabs; a group without any is left out. */
export function tabGroups(
  role: AdminRole,
): readonly { name: string; tabs: readonly GroupedTab[] }[] {
  return groupNames
    .map((name) => ({ name, tabs: tabsFor(role).filter(({ group }) => group === name) }))
    .filter(({ tabs }) => tabs.length > 0);
}
