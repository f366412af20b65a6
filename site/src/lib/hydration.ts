const shell = Promise.withResolvers<void>();
let alive = false;

/** Whether the page's frame answers to presses; sections below the fold have their own say, see `waking.ts`. */
export const hydration = {
  isDone: (): boolean => alive,
  done: shell.promise,
  markDone: (): void => {
    if (alive) return;
    alive = true;
    // Seen in the browser's own timeline, by developers and by tests.
    performance.mark('page-alive');
    shell.resolve();
  },
};
