import { inkColours, logoMark } from '../../../tokens/index.ts';

/**
 * The mark as a separate file, for browser tabs, home screens and search results: a square of ink with the mark on it.
 */
export function renderLogoSvg(side: number): string {
  const { outline, detail, accent } = logoMark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-4 -4 48 48">` +
    `<rect x="-4" y="-4" width="48" height="48" fill="${inkColours.page}"/>` +
    `<g fill="none" stroke="${inkColours.text}" stroke-linejoin="round"><path d="${outline}" stroke-width="2"/><path d="${detail}" stroke-width="1.4"/></g>` +
    `<path d="${accent}" fill="${inkColours.action}"/></svg>`
  );
}
