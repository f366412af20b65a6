const shell = Promise.withResolvers<void>();
let awake = false;

/** Whether the page's frame answers to presses; sections below the fold have their own say, see `waking.ts`. */
export const hydration = {
  isDone: (): boolean => awake,
  done: shell.promise,
  markDone: (): void => {
    awake = true;
    shell.resolve();
  },
};
