import { createStyleCache } from '@prospectus/design-system';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { hydration } from './lib/islands.ts';
import { App } from './routes/App.tsx';
import { type PageId, pageIds, pageTable } from './routes/page-table.ts';
import { routeObjects } from './routes/route-objects.tsx';

/** What a page was rendered from. */
export type PageState = { page: PageId; data: HydrationState };

/** Hydrates the frame and the first screen; resolves when they answer to clicks. */
export async function hydratePage({ page, data }: PageState): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const component = await pageTable[page].load();
  // Other pages are gone to by loading them, so a change within this one (an anchor) is no business of the router's.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation());
  // The page for unknown addresses can be at any address.
  const ids = page === 'unknown' ? pageIds : [page];
  const components = Object.fromEntries(ids.map((id) => [id, component]));
  const router = createBrowserRouter(routeObjects(components), { hydrationData: data });
  hydrateRoot(
    root,
    <App styleCache={createStyleCache()}>
      <RouterProvider router={router} />
    </App>,
  );
  return hydration.done;
}
export { askForPopup } from './features/popups/popups.ts';
