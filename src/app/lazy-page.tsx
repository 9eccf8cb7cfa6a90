import { lazy, useEffect, useState, type ComponentType } from 'react';

import { replayEarlyPresses } from '../boot/early-presses';
import { recallUser } from '../data/auth/queries';

/** Something whose code is loaded when it is first shown. */
interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>;
  /** Loads the code ahead, so that the page can be rendered, and hydrated, without waiting. */
  preload: () => Promise<void>;
}

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * What is loaded when it is first shown.
 * @param preloadParts loads what it will show, if that is loaded by itself, too; a loss shows where it is
 */
export function lazyPage<Props extends object>(
  load: Load<Props>,
  preloadParts: () => Promise<unknown> = () => Promise.resolve(),
): LazyPage<Props> {
  const loadWhole: Load<Props> = async () => {
    const [module] = await Promise.all([load(), preloadParts().catch(() => undefined)]);
    return module;
  };
  const Lazy: ComponentType<Props> = lazy(loadWhole);
  let loaded: ComponentType<Props> | undefined;
  return {
    Page: function LoadedOrLazy(props) {
      // for as long as it is shown, the same: another component would begin with a state of its own
      const [Page] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      // the page is alive, and the frame around it since before
      useEffect(replayEarlyPresses, []);
      // first of all it was what the server has made of it, which does not know who is here
      useEffect(recallUser, []);
      return <Page {...props} />;
    },
    preload: async () => {
      loaded = (await loadWhole()).default;
    },
  };
}

/** A page, or what stands before pages. */
export interface AppRoute extends LazyPage {
  path?: string;
  children?: AppRoute[];
}

/** A page at an address. */
export function page(
  { path }: { path: string },
  load: Load<object>,
  preloadParts?: () => Promise<unknown>,
): AppRoute {
  return { path, ...lazyPage(load, preloadParts) };
}

/** What stands before pages, and has their place until it lets somebody in; loaded as a page is. */
export function lazyGuard<Props extends object>(
  load: Load<Props>,
  preloadParts?: () => Promise<unknown>,
): (props: Props, children: AppRoute[]) => AppRoute {
  const { Page: Guard, preload } = lazyPage(load, preloadParts);
  return (props, children) => ({ Page: () => <Guard {...props} />, preload, children });
}
