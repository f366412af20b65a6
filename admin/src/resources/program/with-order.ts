/** All entries, with some of them in another order: they take the positions that they had together. */
export function withOrder<T extends { id: string }>(all: readonly T[], some: readonly T[]): T[] {
  const ids = new Set(some.map(({ id }) => id));
  const next = some[Symbol.iterator]();
  return all.map((one) => (ids.has(one.id) ? (next.next().value ?? one) : one));
}
