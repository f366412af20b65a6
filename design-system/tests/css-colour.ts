/** A colour as `getComputedStyle` answers it: `#1a1840` as `rgb(26, 24, 64)`. */
export function cssColour(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
