// A connection that has just come back often loses its first requests.
const TRIES_ONCE_ONLINE = 3;
const BETWEEN_TRIES_MS = 1_500;

/**
 * Code of the page that is imported when it is needed. Offline it is waited for, after `onOffline` was called, and asked for
 * a few times when the connection is back.
 *
 * @throws What `load` throws, where the code cannot be had though the browser is online.
 */
export async function loadCode<Code>(load: () => Promise<Code>, onOffline?: () => void, triesLeft = 0): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      onOffline?.();
      await new Promise((connected) => addEventListener('online', connected, { once: true }));
      return loadCode(load, onOffline, TRIES_ONCE_ONLINE);
    }
    if (triesLeft === 0) throw error;
    await new Promise((passed) => setTimeout(passed, BETWEEN_TRIES_MS));
    return loadCode(load, onOffline, triesLeft - 1);
  }
}
