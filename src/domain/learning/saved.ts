import { limits } from '../limits';
import type { Bookmark } from './bookmark';

/** A learner's bookmarks by question id; those taken back stay as such, so that an older word does not bring them back. */
export type Saved = Readonly<Record<string, Bookmark>>;

/** Returns true iff the one is said later than the other; of the same moment, saving is. */
function isLater(one: Bookmark, other: Bookmark): boolean {
  if (one.at !== other.at) return one.at > other.at;
  if (one.isSaved !== other.isSaved) return one.isSaved;
  return one.categoryId > other.categoryId;
}

/** What is saved after these bookmarks, in whatever order and however often they come. */
export function foldBookmarks(saved: Saved, bookmarks: readonly Bookmark[]): Saved {
  const folded = { ...saved };
  for (const bookmark of bookmarks) {
    const known = folded[bookmark.questionId];
    if (known === undefined || isLater(bookmark, known)) folded[bookmark.questionId] = bookmark;
  }
  return folded;
}

/**
 * As many bookmarks as can be stored, the latest first to stay: what was taken back long ago goes, then what is oldest.
 * @param bytesOf bytes that a bookmark takes.
 */
export function withinLimits(saved: Saved, bytesOf: (bookmark: Bookmark) => number): Saved {
  const latestFirst = Object.values(saved)
    .sort((one, other) => Number(other.isSaved) - Number(one.isSaved) || other.at - one.at)
    .slice(0, limits.savedQuestions);
  let bytes = 0;
  const kept = latestFirst.filter((bookmark) => {
    bytes += bytesOf(bookmark);
    return bytes <= limits.savedBytes;
  });
  return Object.fromEntries(kept.map((bookmark) => [bookmark.questionId, bookmark]));
}

/** The saved questions, the latest first. */
export function savedQuestions(saved: Saved): Bookmark[] {
  return Object.values(saved)
    .filter(({ isSaved }) => isSaved)
    .sort((one, other) => other.at - one.at || (one.questionId < other.questionId ? -1 : 1));
}
