/**
 * How many items each row has if at most this many fit: rows differ by one at most, and the shorter ones come first, so
 * that no item is left alone at the end.
 */
export function rowSizes(count: number, maxPerRow: number): number[] {
  const rows = Math.ceil(count / maxPerRow);
  const few = Math.floor(count / rows);
  const longer = count % rows;
  return Array.from({ length: rows }, (_, row) => (row < rows - longer ? few : few + 1)).flatMap((size) =>
    Array.from({ length: size }, () => size),
  );
}
