import type { Recall } from '../../domain/learning/recall';
import { percentage, progressTone } from '../../domain/progress/result-band';
import { classNames } from '../../lib/class-names';

/** The colour of progress, filled and, for what fades, in stripes; without any, for what holds in every category. */
const tones = {
  success: ['bg-success', 'text-success'],
  warning: ['bg-warning', 'text-warning'],
  destructive: ['bg-destructive', 'text-destructive'],
  none: ['bg-muted-foreground', 'text-muted-foreground'],
} as const;
const striped =
  'bg-[repeating-linear-gradient(120deg,currentColor_0_3px,transparent_3px_6px)] opacity-80';

/** What the states of a category's questions are called, with their look in the bar. */
function recallParts(percent?: number) {
  const [filled, ink] = tones[percent === undefined ? 'none' : progressTone(percent)];
  return [
    { state: 'known', word: 'sitter', look: filled },
    { state: 'fading', word: 'övade', look: classNames(ink, striped) },
    { state: 'unseen', word: 'nya', look: 'bg-muted' },
  ] as const;
}

/** What the parts of the bar mean, with the figures of a category if given. */
export function RecallKey({ of }: { of?: { recall: Recall; percent: number } }) {
  return (
    <ul className={classNames('flex flex-wrap gap-x-4 gap-y-1', of ? 'text-sm' : 'text-xs')}>
      {recallParts(of?.percent).map(({ state, word, look }) => (
        <li key={state} className="flex items-center gap-1.5">
          <span aria-hidden className="rounded-sm border border-border">
            <span className={classNames('block size-2.5 rounded-[inherit]', look)} />
          </span>
          {of?.recall[state]} {word}
        </li>
      ))}
    </ul>
  );
}

/** How much of a category is known, fading and unseen. */
export function RecallBar({
  label,
  percent,
  recall,
}: {
  label: string;
  /** The share whose latest answer is right: what the category's progress is. */
  percent: number;
  recall: Recall;
}) {
  const parts = recallParts(percent).map((part) => ({ ...part, count: recall[part.state] }));
  const total = recall.known + recall.fading + recall.unseen;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${String(percent)} %: ${parts.map(({ count, word }) => `${String(count)} ${word}`).join(', ')}`}
      className="flex h-2 overflow-hidden rounded-full bg-muted"
    >
      {parts.map(({ count, word, look }) => (
        <span
          key={word}
          className={look}
          style={{ width: `${String(percentage(count, total))}%` }}
        />
      ))}
    </div>
  );
}
