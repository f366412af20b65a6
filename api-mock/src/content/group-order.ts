/** A record at its position, and the group it is put in order within. */
export type Placed = { id: string; position: number; group: string };

/**
 * The named records come first among those of their group, in the order they are named; groups of which none is named
 * are left alone. A group keeps its positions and gives them out anew, so that nothing outside it moves.
 * `all` is in order; `before` and `after` are the records of the groups concerned, `moved` those with another position.
 */
export function orderWithinGroups(all: readonly Placed[], ids: readonly string[]) {
  const named = new Map(ids.map((id, index) => [id, index]));
  const groups = [...Map.groupBy(all, ({ group }) => group).values()].filter((places) =>
    places.some(({ id }) => named.has(id)),
  );
  const turn = ({ id }: Placed) => named.get(id) ?? ids.length;
  const after = groups.flatMap((places) => {
    const wanted = places.toSorted((a, b) => turn(a) - turn(b));
    return wanted.map((place, index) => ({ ...place, position: places[index]?.position ?? place.position }));
  });
  const positionsBefore = new Map(all.map(({ id, position }) => [id, position]));
  return {
    before: groups.flat().map(({ id }) => id),
    after: after.map(({ id }) => id),
    moved: after.filter(({ id, position }) => positionsBefore.get(id) !== position),
  };
}
