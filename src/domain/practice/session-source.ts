import type { Question } from '../question/question';

/** What a mix has that questions of a single category have not. */
interface SessionMix {
  /** The id of the category that a question's answer belongs to. */
  categoryOf: (questionId: string) => string;
  /** Why a question is asked, in a few words. */
  reasonOf?: (questionId: string) => string | undefined;
}

/** What a session asks: the questions of a category, or a mix of several in the order given. */
export interface SessionSource {
  /** The category's id, or what kind of mix it is; the session's result is stored under it. */
  id: string;
  name: string;
  questions: readonly Question[];
  /** The ids of those that a new session asks; without it all of them. */
  sitting?: readonly string[] | undefined;
  mix?: SessionMix;
}

/** A session that mixes categories. */
export type MixedSource = SessionSource & { mix: SessionMix };
