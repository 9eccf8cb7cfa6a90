import sprite from './illustrations.svg';

/** What the project has drawn, in illustrations.svg. */
export type IllustrationName =
  | 'car'
  | 'taxi'
  | 'fleet'
  | 'lorry'
  | 'motorcycle'
  | 'question-bank'
  | 'mock-test'
  | 'four-months'
  | 'feedback'
  | 'shield'
  | 'customers'
  | 'results'
  | 'horizon'
  | 'yield-sign';

/** A drawing in the theme's colours. Screen readers are told what it shows, or nothing where it is decoration. */
export function Illustration({
  name,
  label,
  className,
}: {
  name: IllustrationName;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={className}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
