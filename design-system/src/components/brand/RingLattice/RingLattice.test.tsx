import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { contrastRatio } from '../../../tokens/contrast-ratio.ts';
import { lightColours, lightHighContrast } from '../../../tokens/index.ts';
import { RingLattice } from './RingLattice.tsx';
import { ringMarkup } from './ring-markup.ts';
import { ringTints, tintColour, tintHex } from './ring-tints.ts';

const drawn = (rings: number[], highlight?: [number, number]) => {
  const markup = ringMarkup({ rings, highlight }, 'x', { line: '#111', accent: '#f90' });
  const file = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
    'image/svg+xml',
  );
  const groups = Array.from(file.querySelectorAll('g[fill="#111"] > g:not(.gold)'));
  return {
    markup,
    stars: groups.map((group) => group.children.length),
    angles: groups.map((group) =>
      Array.from(group.children, (star) => Number(/-?[\d.]+/.exec(star.getAttribute('transform') ?? ''))),
    ),
    gold: file.querySelectorAll('[fill="#f90"]').length,
    circles: Array.from(file.querySelectorAll('circle'), (circle) => Number(circle.getAttribute('r'))),
    isWhole: file.querySelector('parsererror') === null && !/NaN|undefined|Infinity/.test(markup),
  };
};

test.each([
  { rings: [6, 6, 6, 5], highlight: [3, 4] as [number, number] },
  { rings: [5, 5], highlight: [1, 0] as [number, number] },
  { rings: [6], highlight: undefined },
  { rings: [5, 0, 4], highlight: undefined },
  { rings: [3, 20, 33], highlight: undefined },
  { rings: Array.from({ length: 20 }, () => 8), highlight: [19, 7] as [number, number] },
])('$rings: a circle for each ring, a star for each count, at most one of them marigold', ({ rings, highlight }) => {
  const { stars, gold, circles, isWhole } = drawn(rings, highlight);
  expect(stars.map((count, ring) => count + (highlight?.[0] === ring ? 1 : 0))).toEqual(rings);
  expect(gold).toBe(highlight ? 1 : 0);
  // The middle, and a circle outside each ring, from the innermost.
  expect(circles).toHaveLength(rings.length + 1);
  expect(circles).toEqual(circles.toSorted((a, b) => a - b));
  expect(isWhole).toBe(true);
});

test('no two stars of a ring share a cell, and none has that of the marigold one at the top', () => {
  for (const count of Array.from({ length: 24 }, (_, at) => at + 1)) {
    const { angles } = drawn([count, count], [1, count - 1]);
    const [inner = [], outer = []] = angles;
    expect(new Set(inner).size, `${count} inner`).toBe(count);
    expect(new Set([...outer, 0]).size, `${count} outer`).toBe(count);
  }
});

test('the same numbers draw the same, others another', () => {
  expect(drawn([5, 4], [1, 3]).markup).toBe(drawn([5, 4], [1, 3]).markup);
  const all = [drawn([5, 4]), drawn([4, 5]), drawn([5, 4], [1, 0]), drawn([5, 4], [0, 0]), drawn([])];
  expect(new Set(all.map(({ markup }) => markup)).size).toBe(all.length);
});

test('without rings it is a plain lattice', () => {
  const { stars, gold, isWhole } = drawn([]);
  expect([stars, gold, isWhole]).toEqual([[], 0, true]);
});

test('a highlight that names no ring is left out', () => {
  expect(drawn([5], [3, 0])).toMatchObject({ stars: [5], gold: 0, isWhole: true });
});

test('six rings are at most 1 kB compressed', async () => {
  const { markup } = drawn([7, 7, 7, 6, 6, 5], [5, 3]);
  const packed = new Blob([markup]).stream().pipeThrough(new CompressionStream('gzip'));
  expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThan(1000);
});

test.each(ringTints)('%s: 4.5:1 on page and surface, and in a file the colour of the page', (tint) => {
  for (const scheme of [lightColours, lightHighContrast])
    for (const ground of [scheme.page, scheme.surface])
      expect(contrastRatio(tintHex(tint, scheme), ground)).toBeGreaterThanOrEqual(4.5);
  const { container } = mount(<span style={{ color: tintColour(tint) }} />);
  const [one, other] = [getComputedStyle(container.firstElementChild!).color, tintHex(tint)];
  // A mixed colour is computed as `color(srgb r g b)`, a whole one as `rgb(r, g, b)`.
  const channels = one.startsWith('color(srgb')
    ? one.match(/[\d.]+/g)?.map((part) => Math.round(Number(part) * 255))
    : one.match(/\d+/g)?.map(Number);
  // The middle between two whole numbers is rounded up by one and down by the other.
  for (const [at, start] of [1, 3, 5].entries())
    expect(Math.abs((channels?.[at] ?? -9) - Number.parseInt(other.slice(start, start + 2), 16))).toBeLessThanOrEqual(
      1,
    );
});

test('is decoration, and two on a page do not share ids', () => {
  const { container } = mount(
    <>
      <RingLattice rings={[3]} />
      <RingLattice rings={[3]} />
    </>,
  );
  expect(container.querySelector(':scope svg')?.getAttribute('aria-hidden')).toBe('true');
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a star with a link has the name of its subject, shown while the pointer is on it; it is no stop for keys', async () => {
  const names = [['Marketing & Sales', 'Law'], ['Strategic Human Resource Management']];
  const { container } = mount(
    <RingLattice
      rings={[2, 1]}
      highlight={[1, 0]}
      link={(ring, star) => ({ name: names[ring]?.[star] ?? '', href: `#semester-${ring + 1}` })}
    />,
  );
  const links = Array.from(container.querySelectorAll('a'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#semester-1', '#semester-1', '#semester-2']);
  expect(links.every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  const lines = links.map((link) => Array.from(link.querySelectorAll('tspan'), ({ textContent }) => textContent));
  expect(lines).toEqual([['Marketing &', 'Sales'], ['Law'], ['Strategic', 'Human', 'Resource', 'Management']]);
});
