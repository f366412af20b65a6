import { type ComponentType, createElement } from 'react';
import { type ActionFunction, type LoaderFunction, type RouteObject, useLoaderData } from 'react-router';

import { type PageId, routedPages } from './page-table.ts';
import { BareProblem, Problem } from './problems/Problem.tsx';
import { Shell } from './shell/Shell.tsx';

/** What the server adds: where a page's data comes from. */
export type Handlers = {
  root: LoaderFunction;
  loaders: Partial<Record<PageId, LoaderFunction>>;
  actions: Partial<Record<PageId, ActionFunction>>;
};

/**
 * The site's routes. The server gives every component and the handlers; the browser, which is given its data and goes to
 * other pages by loading them, gives the component of the current page.
 */
export function routeObjects(components: Partial<Record<PageId, ComponentType>>, handlers?: Handlers): RouteObject[] {
  /** A route shows its own page, or the one its loader found at the address. */
  const shown = (id: PageId) =>
    function Page() {
      const found = useLoaderData<{ shows?: PageId } | null>()?.shows;
      return createElement(components[found ?? id] ?? Nothing);
    };
  return [
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: BareProblem,
      ...(handlers && { loader: handlers.root }),
      children: routedPages.map(({ id, path }) => ({
        id,
        path,
        Component: shown(id),
        ErrorBoundary: Problem,
        ...(handlers?.loaders[id] && { loader: handlers.loaders[id] }),
        ...(handlers?.actions[id] && { action: handlers.actions[id] }),
      })),
    },
  ];
}

const Nothing = () => null;
