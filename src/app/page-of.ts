import { matchPath } from 'react-router-dom';

import { paths } from '../config/paths';

/** The page that an address shows: its own, but all tabs of the administrator panel are one, and those of Min Sida. */
export function pageOf(pathname: string): string {
  if (pathname === paths.statistics.path) return paths.account.path;
  return matchPath(paths.admin.path, pathname) === null ? pathname : paths.admin.path;
}
