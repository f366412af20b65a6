/** Least width in px of a column of points: two columns where three would leave a single point in the last row. */
export const columnWidth = (points: readonly unknown[]): number => (points.length % 3 === 1 ? 440 : 300);
