import type { Recall } from '../../domain/learning/recall';
import { percentage, progressTone } from '../../domain/progress/result-band';
import { classNames } from '../../lib/class-names';

/** The colour of progress, filled and, for what fades, in stripes. */
const tones = {
  success: ['bg-success', 'text-success'],
  warning: ['bg-warning', 'text-warning'],
  destructive: ['bg-destructive', 'text-destructive'],
} as const;
const striped =
  'bg-[repeating-linear-gradient(120deg,currentColor_0_3px,transparent_3px_6px)] opacity-80';

/** What the states of a category's questions are called, with their look in the bar. */
export function recallParts({ known, fading, unseen }: Recall, percent: number) {
  const [filled, ink] = tones[progressTone(percent)];
  return [
    { count: known, word: 'sitter', look: filled },
    { count: fading, word: 'att repetera', look: classNames(ink, striped) },
    { count: unseen, word: 'nya', look: 'bg-muted' },
  ] as const;
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
  const parts = recallParts(recall, percent);
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
