/** A colour `#rrggbb` with an opacity in percent, for CSS: `rgb(26 24 64 / 8%)`. */
export function transparent(colour: string, percent: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${percent}%)`;
}
