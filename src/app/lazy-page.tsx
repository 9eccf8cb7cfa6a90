import { lazy, useEffect, useState, type ComponentType } from 'react';

import { replayEarlyPresses } from '../boot/early-presses';

/** A page whose code is loaded when it is first visited. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads the code ahead, so that the page can be rendered, and hydrated, without waiting. */
  preload: () => Promise<void>;
}

export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const Lazy = lazy(load);
  let loaded: ComponentType | undefined;
  return {
    Page: function LoadedOrLazy() {
      // for as long as it is shown, the same: another component would begin with a state of its own
      const [Page] = useState<ComponentType>(() => loaded ?? Lazy);
      // the page is alive, and the frame around it since before
      useEffect(replayEarlyPresses, []);
      return <Page />;
    },
    preload: async () => {
      loaded = (await load()).default;
    },
  };
}
