import './config/zod-jitless';
import './app/styles.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App, recallUser } from './app/app';
import { preloadPage } from './app/app-routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const app = <App router={BrowserRouter} />;
void preloadPage(window.location.pathname)
  // a page whose code is lost stays readable until React finds that out and says so
  .catch(() => undefined)
  .then(() => {
    // in slices, between which the page answers
    startTransition(() => {
      // others come alive as they stand
      if (root.dataset['prerendered'] !== undefined) hydrateRoot(root, app);
      else {
        // a skeleton makes way for the page, which is what this device knows of it
        recallUser();
        createRoot(root).render(app);
      }
    });
  });
