import { Link } from 'react-router-dom';

import { classNames } from '../../lib/class-names';
import { ButtonLink } from '../../ui/button';

/** A way on: what it says and where it leads. */
export interface LinkChoice {
  label: string;
  to: string;
}

/** What is offered, the most wanted first. */
interface Audiences {
  visitor: readonly LinkChoice[];
  learner: readonly LinkChoice[];
}

/**
 * The way on: for a visitor, or for whoever is signed in. Both are in the page and styles show one of them, so a
 * prerendered page is right before any code has run, and nothing moves when the answer comes.
 */
export function AudienceLinks({
  visitor,
  learner,
  isClosing = false,
}: Audiences & {
  /** At the end of a page: in the accent's colour, and on a phone one below the other, as their texts are longer. */
  isClosing?: boolean;
}) {
  const layout = classNames(
    'grid gap-3 sm:flex sm:flex-wrap',
    !isClosing && 'min-[22rem]:grid-cols-2',
  );
  const links = (choices: readonly LinkChoice[]) =>
    choices.map(({ label, to }, index) => (
      <ButtonLink
        key={label}
        size="large"
        variant={index > 0 ? 'outline' : isClosing ? 'accent' : 'primary'}
      >
        <Link to={to}>{label}</Link>
      </ButtonLink>
    ));
  return (
    <>
      <div className={`${layout} signed-in:hidden`}>{links(visitor)}</div>
      <div className="hidden signed-in:block">
        <div className={layout}>{links(learner)}</div>
      </div>
    </>
  );
}
