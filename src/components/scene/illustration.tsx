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

/** A drawing in the theme's colours; decoration, so silent to screen readers. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
