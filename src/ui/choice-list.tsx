import * as RadioGroup from '@radix-ui/react-radio-group';

import { classNames } from '../lib/class-names';
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
  return (
    <RadioGroup.Root
      aria-labelledby={label}
      aria-disabled={isLocked}
      orientation="vertical"
      value={selectedKey ?? ''}
      onValueChange={(value) => {
        const choice = choices.find(({ key }) => key === value);
        if (!isLocked && choice !== undefined) onSelect(choice.key);
      }}
      className="grid gap-2.5"
    >
      {choices.map(({ key, text }, index) => {
        const mark = markOf(key, selectedKey, rightKey);
        return (
          <RadioGroup.Item
            key={key}
            value={key}
            aria-disabled={isLocked}
            className={classNames(
              optionLook(mark),
              'w-full text-left transition-colors aria-disabled:cursor-default',
            )}
          >
            <OptionBody mark={mark} number={index + 1} text={text} />
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
