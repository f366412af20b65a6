type Step = {
  amount: number;
  at?: number | undefined;
  times?: number | undefined;
  every?: number | undefined;
};

const HEIGHT = 100;

/**
 * The amounts as columns of an SVG path, 100 units for `highest`; amounts that are due at the same time are one column.
 */
export function columns(steps: readonly Step[], max: number): string {
  const sums = new Map<number, number>();
  for (const { amount, at, times = 1, every = 1 } of steps) {
    if (at === undefined) continue;
    for (let time = 0; time < times; time += 1) {
      const when = at + time * every;
      sums.set(when, (sums.get(when) ?? 0) + amount);
    }
  }
  const heightOf = (sum: number) => Math.max(1, Math.round((HEIGHT * sum) / max));
  // Relative to the last column, so that equal columns are equal text and compress well.
  let [x, height] = [0, HEIGHT];
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([at, sum], first) => {
      const move = first === 0 ? `M${at} ${HEIGHT}` : `m${at - x} ${height}`;
      [x, height] = [at, heightOf(sum)];
      return `${move}v-${height}`;
    })
    .join('');
}
