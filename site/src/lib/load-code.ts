// A connection that has just returned often loses its first requests.
const RETRIES_ONCE_ONLINE = 3;
const RETRY_MS = 1_500;

/**
 * Imports code on demand. Offline it calls `onOffline`, waits for the connection, and retries a few times.
 *
 * @throws The error of `load`, if the import fails while the browser is online.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  onOffline?: () => void,
  retriesLeft = 0,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      onOffline?.();
      await new Promise((connected) => addEventListener('online', connected, { once: true }));
      return loadCode(load, onOffline, RETRIES_ONCE_ONLINE);
    }
    if (retriesLeft === 0) throw error;
    await new Promise((passed) => setTimeout(passed, RETRY_MS));
    return loadCode(load, onOffline, retriesLeft - 1);
  }
}
