/** A colour `#rrggbb` as a browser computes it: `rgb(26, 24, 64)`. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
