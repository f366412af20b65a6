const started = Date.now();

/** Prints one line of progress: the step, and its state. */
export const logStep = (step, text) => process.stdout.write(`${step.padEnd(9)} ${text}\n`);

/** The seconds since `since` (by default since the program began), as a text. */
export const elapsed = (since = started) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Calls `callback` at most once in `every` milliseconds and drops the calls between. */
export function throttle(callback, every = 5_000) {
  let last = Date.now();
  return (line) => {
    if (Date.now() - last < every) return;
    last = Date.now();
    callback(line);
  };
}
