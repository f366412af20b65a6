import type { PageEvent } from '@prospectus/contract';

const MOST = 50;

let newest: readonly PageEvent[] = [];
const listeners = new Set<() => void>();

/** The last events of this page, newest first, for the panel of `local` mode. */
export const eventLog = {
  add: (event: PageEvent): void => {
    newest = [event, ...newest].slice(0, MOST);
    for (const listener of listeners) listener();
  },
  read: (): readonly PageEvent[] => newest,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
