const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;
const FACTOR = 3;

/**
 * Retries with exponential backoff, from 5 seconds to 5 minutes, while the page is visible and the browser online; at
 * once when the browser comes online. Returns a function that stops it.
 */
export function keepTrying(attempt: () => void): () => void {
  let wait = FIRST_WAIT_MS;
  let due = Date.now() + wait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && navigator.onLine)
      timer = setTimeout(again, Math.max(0, due - Date.now()));
  };
  const again = () => {
    wait = Math.min(wait * FACTOR, MAX_WAIT_MS);
    due = Date.now() + wait;
    attempt();
    schedule();
  };
  const onOnline = () => {
    wait = FIRST_WAIT_MS / FACTOR;
    again();
  };
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', schedule);
  schedule();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', schedule);
  };
}
