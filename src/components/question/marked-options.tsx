import { markOf, OptionBody, optionLook, type Choice } from './option-look';

/** The options of an answered question, to read: the right one and a wrong one that was chosen are marked. */
export function MarkedOptions<Key extends string>({
  choices,
  selectedKey,
  rightKey,
}: {
  choices: readonly Choice<Key>[];
  selectedKey: Key | undefined;
  rightKey: Key;
}) {
  return (
    <ul className="grid gap-2">
      {choices.map(({ key, text }, index) => {
        const mark = markOf(key, selectedKey, rightKey);
        return (
          <li key={key} className={optionLook(mark)}>
            <OptionBody mark={mark} number={index + 1} text={text} />
          </li>
        );
      })}
    </ul>
  );
}
