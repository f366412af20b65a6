import { type ComponentType, createElement } from 'react';
import { type ActionFunction, type LoaderFunction, type RouteObject, useLoaderData } from 'react-router';

import { type PageId, routedPages } from './page-table.ts';
import { BareProblem, Problem } from './problems/Problem.tsx';
import { Shell } from './shell/Shell.tsx';

/** Loaders and actions, on the server only. */
export type Handlers = {
  root: LoaderFunction;
  loaders: Partial<Record<PageId, LoaderFunction>>;
  actions: Partial<Record<PageId, ActionFunction>>;
};

/**
 * The routes of the site. The server passes all components and the handlers; the browser, which gets the data with the
 * page, passes the component of the current page.
 */
export function routeObjects(components: Partial<Record<PageId, ComponentType>>, handlers?: Handlers): RouteObject[] {
  /** A route shows its own page, or the page that its loader selected. */
  const pageOf = (id: PageId) =>
    function Page() {
      const selected = useLoaderData<{ shows?: PageId } | null>()?.shows;
      return createElement(components[selected ?? id] ?? Nothing);
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
        Component: pageOf(id),
        ErrorBoundary: Problem,
        ...(handlers?.loaders[id] && { loader: handlers.loaders[id] }),
        ...(handlers?.actions[id] && { action: handlers.actions[id] }),
      })),
    },
  ];
}

const Nothing = () => null;
