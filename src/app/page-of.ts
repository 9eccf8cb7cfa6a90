import { matchPath } from 'react-router-dom';

import { paths } from '../config/paths';

/** The page that an address shows: its own, but all tabs of the administrator panel are one. */
export function pageOf(pathname: string): string {
  return matchPath(paths.admin.path, pathname) === null ? pathname : paths.admin.path;
}
