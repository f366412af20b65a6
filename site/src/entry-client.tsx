import { AppTheme, createStyleCache } from '@prospectus/design-system';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { hydration } from './lib/islands.ts';
import { type PageId, pageIds, pageTable } from './routes/page-table.ts';
import { routeObjects } from './routes/route-objects.tsx';

/** The data a page was rendered from. */
export type PageState = { page: PageId; data: HydrationState };

/** Hydrates the frame and the first screen. */
export async function hydratePage({ page, data }: PageState): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const component = await pageTable[page].load();
  // Links load a new page; the router must not handle a change of the anchor.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation());
  // The 404 page can be at any address.
  const ids = page === 'unknown' ? pageIds : [page];
  const components = Object.fromEntries(ids.map((id) => [id, component]));
  const router = createBrowserRouter(routeObjects(components), { hydrationData: data });
  hydrateRoot(
    root,
    <AppTheme styleCache={createStyleCache()}>
      <RouterProvider router={router} />
    </AppTheme>,
  );
  return hydration.done;
}
export { askForPopup } from './features/popups/popups.ts';
