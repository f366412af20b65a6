import { type ComponentType, createElement, lazy, memo, Suspense, useEffect } from 'react';

import { markIslandHydrated, registerIsland, whenIslandNear } from '../../lib/islands.ts';
import type { PageSection } from '../../lib/section-props.ts';

/**
 * Makes the component that shows a section by its id. Sections below the fold are boundaries of their own: the server,
 * which awaits `ready` once, renders them as usual; the browser loads their code and hydrates them when they come near.
 */
export function sectionViews<P extends object>(
  sections: readonly PageSection<never, P>[],
): { ready: Promise<void>; View: ComponentType<{ id: string; sectionProps: P }> } {
  const components = new Map<string, ComponentType<P>>();
  const belowFold = new Set<string>();
  const loading: Promise<void>[] = [];
  for (const section of sections) {
    const { id } = section;
    if ('Component' in section) {
      components.set(id, section.Component);
      continue;
    }
    const { load } = section;
    belowFold.add(id);
    // On the server `lazy` would render its fallback, so the component is loaded before.
    if (import.meta.env.SSR) loading.push(load().then((component) => void components.set(id, component)));
    else
      components.set(
        id,
        lazy(async () => ({ default: await whenIslandNear(id).then(() => loadWithRetry(load)) })),
      );
  }

  // React keeps the server's HTML of a boundary only while its props are unchanged.
  const View = memo(function View({ id, sectionProps }: { id: string; sectionProps: P }) {
    const component = components.get(id);
    if (!component) return null;
    if (!belowFold.has(id)) return createElement(component, sectionProps);
    // Registered now: a click may come before React reaches the boundary.
    if (!import.meta.env.SSR) registerIsland(id);
    return (
      <Suspense fallback={null}>
        {createElement(component, sectionProps)}
        <IslandHydrated id={id} />
      </Suspense>
    );
  });
  return { ready: Promise.all(loading).then(() => undefined), View };
}

/** Retries until it succeeds: a failure would replace the whole page, whose HTML is already there, by an error page. */
async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = 1_000; ; wait = Math.min(wait * 2, 30_000)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function IslandHydrated({ id }: { id: string }) {
  useEffect(() => markIslandHydrated(id), [id]);
  return null;
}
