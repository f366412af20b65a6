/*
 * Sections below the fold stay the server's HTML until they come near (architecture, decision 4).
 * This module is shared by the bootstrap, which wakes a section that was pressed, and the page.
 */

type Sleeper = {
  call: () => void;
  called: Promise<void>;
  markAwake: () => void;
  awake: Promise<void>;
  isAwake: boolean;
};

const sleepers = new Map<string, Sleeper>();
let everybody = false;

/** How far outside the screen a section wakes. */
const NEAR = '800px 0px';

/** Makes a section known that is on the page and still the server's HTML. */
export const expectSleeper = (id: string): void => void sleeperOf(id);

/** Resolves when the section comes near the screen, or is woken. */
export function whenNear(id: string): Promise<void> {
  const sleeper = sleeperOf(id);
  const element = document.getElementById(id);
  if (everybody || !element) sleeper.call();
  else watch(element, sleeper.call);
  return sleeper.called;
}

/** Wakes one section; resolves when it is hydrated. */
export function wake(id: string): Promise<void> {
  const sleeper = sleeperOf(id);
  sleeper.call();
  return sleeper.awake;
}

/** Wakes every section, before a change that reaches the whole page; resolves when all are hydrated. */
export async function wakeAll(): Promise<void> {
  everybody = true;
  await Promise.all([...sleepers.keys()].map(wake));
}

/** Said by a section once it is hydrated. */
export const markAwake = (id: string): void => sleeperOf(id).markAwake();

/** Whether the id is that of a section that is still the server's HTML. */
export const isAsleep = (id: string): boolean => sleepers.get(id)?.isAwake === false;

function sleeperOf(id: string): Sleeper {
  const known = sleepers.get(id);
  if (known) return known;
  const called = Promise.withResolvers<void>();
  const awake = Promise.withResolvers<void>();
  const sleeper: Sleeper = {
    call: called.resolve,
    called: called.promise,
    awake: awake.promise,
    isAwake: false,
    markAwake: () => {
      sleeper.isAwake = true;
      awake.resolve();
    },
  };
  sleepers.set(id, sleeper);
  return sleeper;
}

function watch(element: Element, found: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      found();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}
