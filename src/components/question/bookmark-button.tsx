import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import type { ReactNode } from 'react';

import { useLearner } from '../learner/learner-context';
import { savedOptions, setSaved } from '../../data/saved/queries';
import { classNames } from '../../lib/class-names';

/** Saves a question for later, or takes it out again. */
export default function BookmarkButton({
  questionId,
  categoryId,
}: {
  questionId: string;
  categoryId: string;
}): ReactNode {
  const { uid } = useLearner();
  // what the device knows is good enough here: a question costs no read
  const { data: saved } = useQuery({ ...savedOptions(uid), staleTime: Infinity });
  const isOn = saved?.[questionId]?.isSaved === true;
  return (
    <button
      type="button"
      disabled={saved === undefined}
      aria-pressed={isOn}
      aria-label="Spara frågan"
      title={isOn ? 'Sparad' : 'Spara frågan'}
      onClick={() => void setSaved(uid, { questionId, categoryId, isSaved: !isOn })}
      className="grid size-11 place-items-center rounded-card text-primary hover:bg-muted disabled:cursor-not-allowed disabled:opacity-55"
    >
      <Bookmark aria-hidden className={classNames('size-5', isOn && 'fill-current')} />
    </button>
  );
}
