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
