/**
 * Calls `stop` when the process that started this one is gone: killed outright it passes no signal on, and what it
 * started would keep ports and folders.
 */
export function endWithParent(stop) {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop(), 500).unref();
}
