import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId } from 'react';

import { classNames } from '../../lib/class-names';
import { markOf } from '../../components/question/option-look';
import { SignPicture } from '../../components/sign/sign-picture';

const looks: Record<ReturnType<typeof markOf>, string> = {
  open: 'border-field/70 hover:border-primary',
  selected: 'border-primary bg-primary-soft ring-1 ring-primary',
  right: 'border-success bg-success-soft ring-2 ring-success',
  wrong: 'border-destructive bg-destructive-soft ring-2 ring-destructive',
  other: 'border-border',
};

/** Signs of which one is chosen. Once `rightCode` is given the list is locked and marks right and wrong. */
export function PictureChoices({
  label,
  choices,
  selectedCode,
  rightCode,
  onSelect,
}: {
  /** Id of the element that asks. */
  label: string;
  choices: readonly { code: string; look: string }[];
  selectedCode: string | undefined;
  rightCode: string | undefined;
  onSelect: (code: string) => void;
}) {
  const isLocked = rightCode !== undefined;
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={label}
      aria-disabled={isLocked}
      className="grid grid-cols-2 gap-3"
    >
      {choices.map(({ code, look }) => {
        const mark = markOf(code, selectedCode, rightCode);
        const Icon = mark === 'right' ? Check : mark === 'wrong' ? X : undefined;
        const spoken = { right: ' (rätt svar)', wrong: ' (ditt svar, fel)' };
        return (
          <label
            key={code}
            className={classNames(
              'relative grid place-items-center rounded-card border bg-surface p-4 transition-colors',
              looks[mark],
              !isLocked && 'cursor-pointer',
            )}
          >
            {/* over the whole choice, as in a list of texts (src/ui/choice-list.tsx) */}
            <input
              type="radio"
              name={group}
              checked={code === selectedCode}
              aria-disabled={isLocked}
              aria-label={look + (mark === 'right' || mark === 'wrong' ? spoken[mark] : '')}
              onChange={() => {
                if (!isLocked) onSelect(code);
              }}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
            />
            <SignPicture name={code} className="h-24 w-full" />
            {Icon !== undefined && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-2 right-2 grid size-7 place-items-center rounded-full',
                  mark === 'right'
                    ? 'bg-success text-success-foreground'
                    : 'bg-destructive text-destructive-foreground',
                )}
              >
                <Icon className="size-4" strokeWidth={3} />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
