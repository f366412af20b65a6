import { inkColours } from '../../../tokens/index.ts';
import { logoMark } from './logo-mark.ts';

/** The mark as a file of its own, for browser tabs, home screens and search results: a square of ink with the star on it. */
export function renderLogoSvg(side: number): string {
  const { star, meridian, dot } = logoMark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-4 -4 48 48">` +
    `<rect x="-4" y="-4" width="48" height="48" fill="${inkColours.page}"/>` +
    `<g fill="none" stroke="${inkColours.text}" stroke-linejoin="round"><path d="${star}" stroke-width="2"/><path d="${meridian}" stroke-width="1.4"/></g>` +
    `<circle cx="20" cy="20" r="${dot}" fill="${inkColours.action}"/></svg>`
  );
}
