/** Height of a section before its layout, about that of one on a phone; the real height is remembered once it is known. */
const PLACEHOLDER = '900px';

/**
 * Styles that leave all sections of a page but the first, and the footer, without layout until they come near the
 * screen: laying out a whole page at once blocks a phone for hundreds of milliseconds. Print and pages without script
 * are laid out whole.
 */
export function offscreenStyles(html: string): string {
  const [, ...ids] = new Set([...html.matchAll(/<section\b[^>]*? id="([\w-]+)"/g)].map(([, id = '']) => id));
  if (ids.length === 0) return '';
  const selectors = [...ids.map((id) => `#${id}`), 'footer'].join();
  return `@media screen and (scripting:enabled){${selectors}{content-visibility:auto;contain-intrinsic-size:auto ${PLACEHOLDER}}}`;
}
