import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from './app/app';
import { preloadPage } from './app/app-routes';

export { notFoundPage, publicPages } from './app/public-pages';
export { siteUrl } from './config/site';

/** Returns a page as a browser without JavaScript is to see it. What belongs in its head stands first. */
export async function renderPage(address: string): Promise<string> {
  await preloadPage(address);
  const { prelude } = await prerender(
    <App router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />,
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
