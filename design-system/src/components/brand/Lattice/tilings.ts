/** A regular polygon with edges of length 1: number of sides, centre, direction of its first edge in degrees. */
export interface Polygon {
  sides: number;
  x: number;
  y: number;
  turn: number;
}

/** A rectangle that repeats in both directions, and the polygons with their centres in it. */
export interface Tiling {
  width: number;
  height: number;
  polygons: Polygon[];
  /** The polygon with the large star. */
  main: number;
}

const root3 = Math.sqrt(3);
const inradius = (sides: number) => 0.5 / Math.tan(Math.PI / sides);

/** The tilings of the plane that lattices are based on, named by the polygons around a corner. */
export const tilings = {
  octagons: {
    width: 1 + Math.SQRT2,
    height: 1 + Math.SQRT2,
    main: 8,
    polygons: [
      { sides: 8, x: 0, y: 0, turn: 0 },
      { sides: 4, x: (1 + Math.SQRT2) / 2, y: (1 + Math.SQRT2) / 2, turn: 45 },
    ],
  },
  hexagons: triangular({ main: 6, distance: root3, turn: 0 }),
  dodecagons: triangular({ main: 12, distance: 2 * inradius(12), turn: 0, corner: { sides: 3, turn: 0 } }),
  baskets: triangular({ main: 6, distance: 2, turn: 30, corner: { sides: 3, turn: 0 } }),
  rosettes: triangular({ main: 6, distance: 1 + root3, turn: 0, between: true, corner: { sides: 3, turn: 180 } }),
  suns: triangular({ main: 12, distance: 1 + 2 * inradius(12), turn: 0, between: true, corner: { sides: 6, turn: 0 } }),
} satisfies Record<string, Tiling>;

interface Triangular {
  main: number;
  distance: number;
  turn: number;
  /** A square halfway between two neighbours. */
  between?: boolean;
  /** A polygon in the middle of three neighbours. */
  corner?: { sides: number; turn: number };
}

/** Large polygons on a triangular grid, with the polygons in the gaps; the rectangle holds two large ones. */
function triangular({ main, distance, turn, between = false, corner }: Triangular): Tiling {
  const width = distance;
  const height = distance * root3;
  const polygons: Polygon[] = [at(main, 0, 0, turn), at(main, width / 2, height / 2, turn)];
  if (between) {
    for (const [x, y] of [
      [width / 2, 0],
      [0, height / 2],
    ] as const)
      polygons.push(at(4, x, y, 0));
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ] as const)
      polygons.push(at(4, x * width, y * height, 60));
    for (const [x, y] of [
      [0.75, 0.25],
      [0.25, 0.75],
    ] as const)
      polygons.push(at(4, x * width, y * height, 120));
  }
  if (corner) {
    for (const [x, y, first] of [
      [0.5, 1 / 6, 90],
      [0, 2 / 3, 90],
      [0.5, 5 / 6, -90],
      [0, 1 / 3, -90],
    ] as const) {
      polygons.push(at(corner.sides, x * width, y * height, first + corner.turn));
    }
  }
  return { width, height, polygons, main };
}

function at(sides: number, x: number, y: number, turn: number): Polygon {
  return { sides, x, y, turn };
}
