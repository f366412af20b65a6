/**
 * Calls `stop` when the parent process is gone: a killed parent forwards no signal, and its children would keep ports and
 * folders.
 */
export function endWithParent(stop) {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop(), 500).unref();
}
