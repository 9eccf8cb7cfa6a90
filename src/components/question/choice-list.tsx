import { useId } from 'react';

import { classNames } from '../../lib/class-names';
import { markOf, OptionBody, optionLook, type Choice } from './option-look';

/**
 * Options of which one is chosen. Once `rightKey` is given the list is locked and shows which option is right and
 * which wrong one was chosen, by mark and word as well as colour.
 */
export function ChoiceList<Key extends string>({
  label,
  choices,
  selectedKey,
  rightKey,
  onSelect,
}: {
  /** Id of the element that asks. */
  label: string;
  choices: readonly Choice<Key>[];
  selectedKey: Key | undefined;
  rightKey: Key | undefined;
  onSelect: (key: Key) => void;
}) {
  const isLocked = rightKey !== undefined;
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={label}
      aria-disabled={isLocked}
      className="grid gap-2.5"
    >
      {choices.map(({ key, text }, index) => {
        const mark = markOf(key, selectedKey, rightKey);
        return (
          <label
            key={key}
            className={classNames(
              optionLook(mark),
              'relative transition-colors',
              !isLocked && 'cursor-pointer',
            )}
          >
            {/* over the whole option, so that a press anywhere in it, and the screen reader's frame, is the button's */}
            <input
              type="radio"
              name={group}
              checked={key === selectedKey}
              aria-disabled={isLocked}
              onChange={() => {
                if (!isLocked) onSelect(key);
              }}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
            />
            <OptionBody mark={mark} number={index + 1} text={text} />
          </label>
        );
      })}
    </div>
  );
}
