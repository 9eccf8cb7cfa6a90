import Folder from 'lucide-react/icons/folder';
import Lock from 'lucide-react/icons/lock';
import Receipt from 'lucide-react/icons/receipt';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';

import { paths } from '../../config/paths';
import type { Found } from '../../data/find/repository';
import type { AdminRole } from '../../domain/admin/role';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { licenceNames } from '../../domain/licence-type';
import type { PracticeCategory } from '../../domain/practice/category';
import type { Order } from '../../domain/purchase/order';
import { orderStatusName } from '../../domain/purchase/order-names';
import { formatKronor } from '../../lib/format';
import { customerHref, orderHref } from '../shared/desk-links';
import { editorHref, kinds } from '../shared/question-kinds';
import { isTabFor, tabGroups } from './tab-groups';

/** Something that a search has found. */
export interface FindItem {
  id: string;
  icon: typeof Search;
  label: string;
  /** What tells it from others that are called the same. */
  detail?: string;
  /** Where it is; null for the lock, which is done at once. */
  href: string | null;
}

/** What was found of one kind. */
export interface FindGroup {
  name: string;
  items: FindItem[];
  /** They lead to lists in which what is sought may be, and are no hits. */
  leadsOn?: true;
}

/** An address of a tab at which it shows something. */
function hrefAt(tab: string, said: Record<string, string>): string {
  return `${paths.admin.getHref(tab)}?${new URLSearchParams(said).toString()}`;
}

function includesAll(text: string, typed: string): boolean {
  const sought = text.toLocaleLowerCase('sv');
  return typed
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .every((word) => sought.includes(word));
}

/** The tabs for the role and the lock that have what is typed in their names; with nothing typed, all. */
function findCommands(role: AdminRole, typed: string): FindItem[] {
  const tabs = tabGroups(role).flatMap(({ name, tabs: items }) =>
    items.map(({ key, label, icon }) => ({
      id: `tab-${key}`,
      icon,
      label,
      ...(label !== name && { detail: name }),
      href: paths.admin.getHref(key),
    })),
  );
  const lock = { id: 'lock', icon: Lock, label: 'Lås panelen', href: null };
  return [...tabs, lock].filter(({ label }) => includesAll(label, typed));
}

const mostCategories = 6;

function findCategories(categories: readonly PracticeCategory[], typed: string): FindItem[] {
  return categories
    .filter(({ name }) => includesAll(name, typed))
    .slice(0, mostCategories)
    .map(({ id, name, licenceType }) => ({
      id: `category-${id}`,
      icon: Folder,
      label: name,
      detail: licenceNames[licenceType],
      href: hrefAt(kinds.practice.tab, { kategori: id }),
    }));
}

function userItem(user: UserEntry): FindItem {
  return {
    id: `user-${user.userId}`,
    icon: User,
    label: userName(user),
    detail: user.email,
    href: customerHref(user.userId),
  };
}

function orderItem(order: Order): FindItem {
  return {
    id: `order-${order.id}`,
    icon: Receipt,
    label: order.id,
    detail: `${orderStatusName(order)}, ${formatKronor(order.amount)}`,
    href: orderHref(order.id),
  };
}

/** What leads on to whole lists, where a search has only a few of each. */
function listItems(role: AdminRole, typed: string): FindItem[] {
  const lists = [
    { tab: 'users', name: 'användare' },
    { tab: 'orders', name: 'ordrar' },
    { tab: kinds.practice.tab, name: 'övningsfrågor' },
    { tab: kinds.theory.tab, name: 'gamla frågor' },
  ] as const;
  return lists
    .filter(({ tab }) => isTabFor(role, tab))
    .map(({ tab, name }) => ({
      id: `list-${tab}`,
      icon: Search,
      label: `Alla ${name} med ”${typed}”`,
      href: hrefAt(tab, { sok: typed }),
    }));
}

/**
 * What is found for what is typed, by kind; kinds without anything are left out.
 * @param found what the database has found; null where it has not been asked.
 */
export function findItems(
  role: AdminRole,
  typed: string,
  found: Found | null,
  categories: readonly PracticeCategory[],
): FindGroup[] {
  const ofDatabase =
    found === null
      ? []
      : [
          { name: 'Kategorier', items: findCategories(categories, typed) },
          { name: 'Kunder', items: found.users.map(userItem) },
          { name: 'Beställningar', items: found.orders.map(orderItem) },
          {
            name: 'Frågor',
            items: found.questions.map((question) => ({
              id: `question-${question.id}`,
              icon: CircleQuestionMark,
              label: question.text,
              detail: question.category,
              href: editorHref(question),
            })),
          },
          { name: 'Hela listor', items: listItems(role, typed), leadsOn: true as const },
        ];
  return [{ name: 'Avdelningar', items: findCommands(role, typed) }, ...ofDatabase].filter(
    ({ items }) => items.length > 0,
  );
}
