const shell = Promise.withResolvers<void>();
let isShellHydrated = false;

/** Hydration of the frame and the first screen. */
export const hydration = {
  isDone: (): boolean => isShellHydrated,
  done: shell.promise,
  markDone: (): void => {
    if (isShellHydrated) return;
    isShellHydrated = true;
    // For the browser's timeline, and for tests.
    performance.mark('page-hydrated');
    shell.resolve();
  },
};

/*
 * Sections below the fold are islands: server HTML until they come near the viewport (architecture, decision 4). The
 * bootstrap, which hydrates an island when it is clicked, shares this module with the page.
 */
type Island = {
  request: () => void;
  requested: Promise<void>;
  markHydrated: () => void;
  hydrated: Promise<void>;
  isHydrated: boolean;
};

const islands = new Map<string, Island>();
let areAllRequested = false;

/** Distance from the viewport at which an island is hydrated. */
const NEAR = '800px 0px';

/** Registers a section that is still server HTML. */
export const registerIsland = (id: string): void => void islandOf(id);

/** Resolves when the island comes near the viewport, or its hydration is requested. */
export function whenIslandNear(id: string): Promise<void> {
  const island = islandOf(id);
  const element = document.getElementById(id);
  if (areAllRequested || !element) island.request();
  else observeNear(element, island.request);
  return island.requested;
}

/** Hydrates an island. */
export function hydrateIsland(id: string): Promise<void> {
  const island = islandOf(id);
  island.request();
  return island.hydrated;
}

/** Hydrates all islands, before a change that affects the whole page. */
export async function hydrateAllIslands(): Promise<void> {
  areAllRequested = true;
  await Promise.all([...islands.keys()].map(hydrateIsland));
}

export const markIslandHydrated = (id: string): void => islandOf(id).markHydrated();

/** Whether an element is an island that is not hydrated yet, by its id. */
export const isIslandPending = (id: string): boolean => islands.get(id)?.isHydrated === false;

function islandOf(id: string): Island {
  const existing = islands.get(id);
  if (existing) return existing;
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
