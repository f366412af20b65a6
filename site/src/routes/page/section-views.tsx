import { type ComponentType, createElement, lazy, memo, Suspense, useEffect } from 'react';

import { registerIsland, markIslandHydrated, whenIslandNear } from '../../lib/islands.ts';

/** What a registry of sections says of each of them, as far as showing it goes. */
export type SectionEntry<P> = { id: string } & (
  | { belowFold: false; Component: ComponentType<P> }
  | { belowFold: true; load: () => Promise<ComponentType<P>> }
);

/** Shows a section of the page by its id. */
export type SectionView<P> = ComponentType<{ id: string; sectionProps: P }>;

/**
 * Makes the view over a registry. Sections of the first screen belong to the page. Those below the fold are boundaries
 * of their own: the server, which awaits `ready` once, renders them like the rest; in the browser their code is fetched,
 * and their HTML hydrated, when they come near.
 */
export function sectionViews<P extends object>(
  entries: readonly SectionEntry<P>[],
): { ready: Promise<void>; View: SectionView<P> } {
  const components = new Map<string, ComponentType<P>>();
  const belowFold = new Set<string>();
  const loading: Promise<void>[] = [];
  for (const entry of entries) {
    if (!entry.belowFold) {
      components.set(entry.id, entry.Component);
      continue;
    }
    belowFold.add(entry.id);
    // `lazy` on the server would send its fallback, so there the component itself is rendered.
    if (import.meta.env.SSR) loading.push(entry.load().then((component) => void components.set(entry.id, component)));
    else
      components.set(
        entry.id,
        lazy(async () => ({ default: await whenIslandNear(entry.id).then(() => loadWithRetry(entry.load)) })),
      );
  }

  // With unchanged properties React leaves a boundary that is still the server's HTML alone; otherwise it would discard it.
  const View = memo(function View({ id, sectionProps }: { id: string; sectionProps: P }) {
    const component = components.get(id);
    if (!component) return null;
    if (!belowFold.has(id)) return createElement(component, sectionProps);
    // Registered with the frame: React reaches the boundary itself later, and a click may come before.
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

/** The section's HTML is there; its code may come late. A failure here would replace the whole page by an error page. */
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
