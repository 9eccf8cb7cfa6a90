import { checkScene } from '../../domain/scene/check-scene';
import type { Scene } from '../../domain/scene/scene';
import { SelectField } from '../../ui/select-field';

export type Choice<Value> = readonly [value: Value, label: string];

/** A name as it begins a line. */
export function capitalize(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The object without the parts that are undefined. */
export function compact<Whole extends object>(whole: Whole): Whole {
  return Object.fromEntries(
    Object.entries(whole).filter(([, value]) => value !== undefined),
  ) as Whole;
}

/** A choice among what the scene allows, the present one included. */
export function SceneSelect<Value extends string | undefined>({
  label,
  choices,
  value,
  withValue,
  onChange,
}: {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  withValue: (value: Value) => Scene;
  onChange: (scene: Scene) => void;
}) {
  const possible = choices.filter(
    ([each]) => each === value || checkScene(withValue(each)).length === 0,
  );
  return (
    <SelectField
      label={label}
      options={possible.map(([each, name]) => ({ value: each ?? '', label: name }))}
      value={value ?? ''}
      onChange={({ target }) => {
        const choice = possible.find(([each]) => (each ?? '') === target.value);
        if (choice !== undefined) onChange(withValue(choice[0]));
      }}
    />
  );
}
