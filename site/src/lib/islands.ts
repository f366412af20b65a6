/*
 * Sections below the fold are islands: they stay the server's HTML until they come near the screen (architecture,
 * decision 4). This module is shared by the bootstrap, which hydrates an island that was clicked, and the page.
 */

type Island = {
  request: () => void;
  requested: Promise<void>;
  markHydrated: () => void;
  hydrated: Promise<void>;
  isHydrated: boolean;
};

const islands = new Map<string, Island>();
let allRequested = false;

/** How far outside the screen an island is hydrated. */
const NEAR = '800px 0px';

/** Registers a section that is on the page and still the server's HTML. */
export const registerIsland = (id: string): void => void islandOf(id);

/** Resolves when the island comes near the screen, or its hydration is asked for. */
export function whenIslandNear(id: string): Promise<void> {
  const island = islandOf(id);
  const element = document.getElementById(id);
  if (allRequested || !element) island.request();
  else observeNear(element, island.request);
  return island.requested;
}

/** Hydrates one island; resolves when it is hydrated. */
export function hydrateIsland(id: string): Promise<void> {
  const island = islandOf(id);
  island.request();
  return island.hydrated;
}

/** Hydrates every island, before a change that reaches the whole page; resolves when all are hydrated. */
export async function hydrateAllIslands(): Promise<void> {
  allRequested = true;
  await Promise.all([...islands.keys()].map(hydrateIsland));
}

/** Called by an island once it is hydrated. */
export const markIslandHydrated = (id: string): void => islandOf(id).markHydrated();

/** Whether the id is that of a registered island which is still the server's HTML. */
export const isIslandPending = (id: string): boolean => islands.get(id)?.isHydrated === false;

function islandOf(id: string): Island {
  const known = islands.get(id);
  if (known) return known;
  const requested = Promise.withResolvers<void>();
  const hydrated = Promise.withResolvers<void>();
  const island: Island = {
    request: requested.resolve,
    requested: requested.promise,
    hydrated: hydrated.promise,
    isHydrated: false,
    markHydrated: () => {
      island.isHydrated = true;
      hydrated.resolve();
    },
  };
  islands.set(id, island);
  return island;
}

function observeNear(element: Element, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

const shell = Promise.withResolvers<void>();
let alive = false;

/** Whether the frame of the page is hydrated; sections below the fold are islands of their own, see `islands.ts`. */
export const hydration = {
  isDone: (): boolean => alive,
  done: shell.promise,
  markDone: (): void => {
    if (alive) return;
    alive = true;
    // Shown in the timeline of the browser, for developers and tests.
    performance.mark('page-hydrated');
    shell.resolve();
  },
};
