import { matchPath } from 'react-router-dom';

import { paths } from '../config/paths';

/** The page that an address shows: its own, but all tabs of the administrator panel are one, and those of Min Sida. */
export function pageOf(pathname: string): string {
  if (pathname === paths.statistics.path) return paths.account.path;
  return matchPath(paths.admin.path, pathname)?.pattern.path ?? pathname;
}

/** The pages that ask questions one by one. */
const asking = [
  paths.practiceSession.path,
  paths.firstQuestions.path,
  paths.review.path,
  paths.mistakesPractice.path,
  paths.savedPractice.path,
  paths.signQuiz.getHref(':group'),
  paths.examRun.path,
];

/** Whether the page at an address asks questions one by one, with nothing beside them. */
export function asksQuestions(pathname: string): boolean {
  return asking.some((path) => matchPath(path, pathname));
}
