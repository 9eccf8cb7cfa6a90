import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from './app/app';
import { preloadPage } from './app/app-routes';
import { PageSkeleton } from './app/layout/page-skeleton';

export { programPages } from './app/program-pages';
export { notFoundPage, publicPages } from './app/public-pages';
export { siteUrl } from './config/site';

/** Returns the program as it is at an address, as HTML. What belongs in the head stands first. */
async function render(address: string, children?: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <App router={({ children: app }) => <StaticRouter location={address}>{app}</StaticRouter>}>
      {children}
    </App>,
    {
      // everything in its place at once: what comes there later is put there by a script
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** Returns a page as a browser without JavaScript is to see it, and before it is known who is signed in. */
export async function renderPage(address: string): Promise<string> {
  await preloadPage(address);
  return render(address);
}

/** Returns what stands where a page is going to be, whichever that is. */
export function renderSkeleton(): Promise<string> {
  return render('', <PageSkeleton />);
}
