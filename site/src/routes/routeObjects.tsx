import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';

import { type PageId, pageIds, pageTable } from './pageTable.ts';
import { BareProblem, Problem } from './problems/Problem.tsx';
import { Shell } from './shell/Shell.tsx';

/** What the server adds: where a page's data comes from. */
export type Handlers = {
  root: LoaderFunction;
  loaders: Record<PageId, LoaderFunction>;
  actions: Partial<Record<PageId, ActionFunction>>;
};

/**
 * The site's routes. The server gives every component and the handlers; the browser, which is given its data and goes to
 * other pages by loading them, gives the component of the page it stands on.
 */
export function routeObjects(components: Partial<Record<PageId, ComponentType>>, handlers?: Handlers): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: BareProblem,
      ...(handlers && { loader: handlers.root }),
      children: pageIds.map((id) => ({
        id,
        path: pageTable[id].path,
        Component: components[id] ?? Nothing,
        ErrorBoundary: Problem,
        ...(handlers && { loader: handlers.loaders[id] }),
        ...(handlers?.actions[id] && { action: handlers.actions[id] }),
      })),
    },
  ];
}

const Nothing = () => null;
