import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useDuty } from './admin-context';

/** In the address of a tab: the order, or the customer, that is shown in the place of the list. */
export const orderParameter = 'order';
export const customerParameter = 'kund';

const hrefOf = (tab: string, parameter: string, id: string) =>
  `${paths.admin.getHref(tab)}?${parameter}=${encodeURIComponent(id)}`;

/** Where an order's page is. */
export const orderHref = (id: string) => hrefOf('orders', orderParameter, id);

/** Where a customer's page is. */
export const customerHref = (uid: string) => hrefOf('users', customerParameter, uid);

/** Where a customer's orders are. */
export const ordersOfHref = (uid: string) => hrefOf('orders', customerParameter, uid);

/** A customer, as a link to his page for those whose work that is. */
export function CustomerLink({ uid, children }: { uid: string; children: ReactNode }) {
  return useDuty('customers') ? <DeskLink to={customerHref(uid)}>{children}</DeskLink> : children;
}

/** A link from one thing of the panel to another. */
export function DeskLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium underline decoration-field underline-offset-4">
      {children}
    </Link>
  );
}
