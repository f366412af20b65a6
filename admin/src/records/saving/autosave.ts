import { type SaveState, stateOfFailure } from './save-state.ts';

type Fields = Record<string, unknown>;

type AutosaveOptions = {
  unsaved: () => Fields;
  invalid: (fields: Fields) => readonly string[];
  /** Whether nothing can be saved while a field is invalid, as in a new record. */
  whole: () => boolean;
  /**
   * Saves some fields. Returns the state of a conflict that it cannot merge. Left out where saving publishes at once:
   * then there is only the copy in this browser.
   */
  send?: ((fields: Fields) => Promise<SaveState | undefined>) | undefined;
  copy: { store: (fields: Fields) => Promise<boolean>; delete: () => Promise<void> };
  onState: (state: SaveState) => void;
};

/** After the last key, and at most after the first unsaved one. */
const IDLE_MS = 2_000;
const LONGEST_MS = 10_000;
const COPY_MS = 250;
const RETRY_MS = [2_000, 4_000, 8_000, 16_000, 30_000];
const WAITS: ReadonlySet<SaveState['is']> = new Set(['offline', 'unavailable', 'signed-out', 'refused', 'gone']);

/**
 * Saves a form while someone types: into this browser at once, on the server 2 s after the last key. Failures of the
 * connection, the server or the session are retried. One save or action runs at a time (`exclusive`).
 */
export function createAutosave({ unsaved, invalid, whole, send, copy, onState }: AutosaveOptions) {
  let state: SaveState = { is: 'saved' };
  let stored = false;
  let attempts = 0;
  let stopped = false;
  let firstUnsaved: number | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let copying: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  const become = (next: SaveState) => {
    state = next;
    if (!stopped) onState(next);
  };
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
  const storeNow = async () => {
    clearTimeout(copying);
    copying = undefined;
    const fields = unsaved();
    if (Object.keys(fields).length > 0) stored = await copy.store(fields);
  };
  const settle = async () => {
    clearTimeout(idle);
    clearTimeout(copying);
    clearTimeout(retrying);
    copying = undefined;
    firstUnsaved = undefined;
    attempts = 0;
    become({ is: 'saved' });
    await copy.delete();
  };
  const retryLater = () => {
    clearTimeout(retrying);
    retrying = setTimeout(() => void saveNow(), RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)]);
    attempts += 1;
  };

  const fail = async (error: unknown) => {
    await storeNow();
    const failed = stateOfFailure(error);
    if (typeof failed === 'object') return become({ is: 'refused', message: failed.refused, stored });
    become({ is: failed, stored });
    if (failed === 'offline' || failed === 'unavailable') retryLater();
  };
  const saveOnce = async (): Promise<void> => {
    if (!send || stopped || state.is === 'conflict' || state.is === 'gone') return;
    const fields = unsaved();
    if (Object.keys(fields).length === 0) return settle();
    const wrong = invalid(fields);
    const valid = Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.includes(name)));
    if (Object.keys(valid).length === 0 || (whole() && wrong.length > 0)) {
      await storeNow();
      return become({ is: 'incomplete', fields: wrong, stored });
    }
    if (!WAITS.has(state.is)) become({ is: 'saving' });
    try {
      const other = await send(valid);
      if (other) {
        await storeNow();
        return become(other);
      }
    } catch (error) {
      return fail(error);
    }
    attempts = 0;
    firstUnsaved = undefined;
    const rest = unsaved();
    if (Object.keys(rest).length === 0) return settle();
    await storeNow();
    const still = invalid(rest);
    if (Object.keys(rest).every((name) => still.includes(name))) become({ is: 'incomplete', fields: still, stored });
    else changed();
  };
  const saveNow = () => exclusive(saveOnce);

  const changed = () => {
    if (stopped) return;
    if (Object.keys(unsaved()).length === 0) {
      if (state.is !== 'saving')
        void exclusive(async () => (Object.keys(unsaved()).length === 0 ? settle() : undefined));
      return;
    }
    copying ??= setTimeout(() => void storeNow(), COPY_MS);
    if (state.is === 'saved' || state.is === 'incomplete' || state.is === 'refused') become({ is: 'typing' });
    if (!send) return;
    firstUnsaved ??= Date.now();
    clearTimeout(idle);
    const left = firstUnsaved + LONGEST_MS - Date.now();
    idle = setTimeout(() => void saveNow(), Math.max(0, Math.min(IDLE_MS, left)));
  };

  return {
    changed,
    saveNow,
    exclusive,
    storeNow,
    /** To be called when everything is saved or dropped. */
    settle,
    /** To be called when a connection, a session or a resolution may have come. */
    retry: () => {
      if (state.is === 'saved' || state.is === 'saving' || state.is === 'incomplete') return;
      if (state.is === 'conflict' || state.is === 'gone') become({ is: 'typing' });
      attempts = 0;
      void saveNow();
    },
    state: () => state,
    /** Stops saving; unsaved fields stay in this browser. */
    stop: () => {
      if (copying) void storeNow();
      stopped = true;
      for (const timer of [idle, retrying]) clearTimeout(timer);
    },
    start: () => {
      stopped = false;
    },
  };
}
