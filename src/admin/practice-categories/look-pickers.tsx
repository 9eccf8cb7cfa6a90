import { useId } from 'react';

import {
  categoryColors,
  categoryIcons,
  type CategoryColor,
  type CategoryIcon,
} from '../../domain/practice/category';
import { colorNames, iconNames } from '../../domain/practice/look-names';
import { classNames } from '../../lib/class-names';
import { categoryColors as grounds, categoryIcons as drawings } from './category-look';

/** A few looks of which one is chosen; each has a name for those who do not see it. */
function LookPicker<Key extends string>({
  legend,
  keys,
  names,
  value,
  look,
  onChange,
}: {
  legend: string;
  keys: readonly Key[];
  names: Record<Key, string>;
  value: Key;
  look: (key: Key) => { className: string; Icon?: (typeof drawings)[CategoryIcon] };
  onChange: (key: Key) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {keys.map((key) => {
          const { className, Icon } = look(key);
          return (
            <label
              key={key}
              title={names[key]}
              className={classNames(
                'grid size-11 cursor-pointer place-items-center rounded-card border-2',
                key === value
                  ? 'border-foreground ring-2 ring-foreground ring-offset-2 ring-offset-surface'
                  : 'border-transparent',
                className,
              )}
            >
              <input
                type="radio"
                name={name}
                aria-label={names[key]}
                checked={key === value}
                onChange={() => {
                  onChange(key);
                }}
                className="sr-only"
              />
              {Icon !== undefined && <Icon aria-hidden className="size-5" />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Chooses a category's icon. */
export function IconPicker({
  value,
  onChange,
}: {
  value: CategoryIcon;
  onChange: (icon: CategoryIcon) => void;
}) {
  return (
    <LookPicker
      legend="Ikon"
      keys={categoryIcons}
      names={iconNames}
      value={value}
      look={(icon) => ({ className: 'bg-muted text-muted-ink', Icon: drawings[icon] })}
      onChange={onChange}
    />
  );
}

/** Chooses a category's colour. */
export function ColorPicker({
  value,
  onChange,
}: {
  value: CategoryColor;
  onChange: (color: CategoryColor) => void;
}) {
  return (
    <LookPicker
      legend="Färg"
      keys={categoryColors}
      names={colorNames}
      value={value}
      look={(color) => ({ className: grounds[color] })}
      onChange={onChange}
    />
  );
}
