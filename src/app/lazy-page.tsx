import { lazy, useEffect, useState, type ComponentType } from 'react';

import { replayEarlyPresses } from '../boot/early-presses';

/** A page whose code is loaded when it is first visited. */
export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>;
  /** Loads the code ahead, so that the page can be rendered, and hydrated, without waiting. */
  preload: () => Promise<void>;
}

export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Lazy: ComponentType<Props> = lazy(load);
  let loaded: ComponentType<Props> | undefined;
  return {
    Page: function LoadedOrLazy(props) {
      // for as long as it is shown, the same: another component would begin with a state of its own
      const [Page] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      // the page is alive, and the frame around it since before
      useEffect(replayEarlyPresses, []);
      return <Page {...props} />;
    },
    preload: async () => {
      loaded = (await load()).default;
    },
  };
}

/** What stands before pages, and has their place until it lets somebody in; loaded as a page is. */
export function lazyGuard<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => LazyPage {
  const { Page: Guard, preload } = lazyPage(load);
  return (props) => ({ Page: () => <Guard {...props} />, preload });
}
