const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;
const FACTOR = 3;

/**
 * Repeats an attempt until it is stopped: after 5, 15 and 45 seconds and so on, at most every five minutes, while the
 * page is visible and the browser online; at once when the browser comes online. Returns how it is stopped.
 */
export function keepTrying(attempt: () => void): () => void {
  let wait = FIRST_WAIT_MS;
  let due = Date.now() + wait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible' && navigator.onLine)
      timer = setTimeout(again, Math.max(0, due - Date.now()));
  };
  const again = () => {
    wait = Math.min(wait * FACTOR, LONGEST_WAIT_MS);
    due = Date.now() + wait;
    attempt();
    plan();
  };
  const online = () => {
    wait = FIRST_WAIT_MS / FACTOR;
    again();
  };
  addEventListener('online', online);
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', online);
    document.removeEventListener('visibilitychange', plan);
  };
}
