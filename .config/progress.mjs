const started = Date.now();

/** One line of progress: what, and how it stands. */
export const say = (what, text) => process.stdout.write(`${what.padEnd(9)} ${text}\n`);

/** Seconds since a moment (by default since the program began), as people read them. */
export const seconds = (since = started) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Passes on at most one line in five seconds, so that a long step is seen to live without flooding. */
export function sparingly(tell, every = 5_000) {
  let last = Date.now();
  return (line) => {
    if (Date.now() - last < every) return;
    last = Date.now();
    tell(line);
  };
}
