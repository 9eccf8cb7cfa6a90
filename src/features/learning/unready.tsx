import type { ComponentProps } from 'react';

import { NotLoaded } from '../../ui/not-loaded';

/** What stands in the place of what is made of the learner's answers, while they are on their way or cannot be had. */
export function Unready(props: Omit<ComponentProps<typeof NotLoaded>, 'children'>) {
  return (
    <NotLoaded {...props}>
      Det du har gjort är sparat. Kontrollera din anslutning och försök igen.
    </NotLoaded>
  );
}
