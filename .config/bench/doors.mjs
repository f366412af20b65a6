import { entries, entrySize } from '../../design-system/tests/entry-sizes.ts';

/** What each entry point of the design system weighs. */
export async function measure() {
  const sizes = [];
  for (const [door, file] of entries()) sizes.push(await entrySize(door, file));
  const said = sizes.map(({ door, bytes }) => `${door} ${(bytes / 1000).toFixed(1)} kB`).join(', ');
  return `doors: ${said}; brotli of each entry point of the design system bundled and minified by itself, all of it used, React left out`;
}
