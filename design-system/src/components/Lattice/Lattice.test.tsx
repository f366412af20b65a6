import { expect, test } from 'vitest';
import { mount } from '../../../tests/mount.tsx';
import { Lattice } from './Lattice.tsx';
import { latticeSvg } from './latticeSvg.ts';

const seeds = [
  'data-analytics',
  'cyber-security',
  'cloud-computing',
  'german-language',
  'japanese-language',
  'french-language',
];
const size = { width: 1200, height: 630 };

test('the same word draws the same lattice, another word another one', () => {
  expect(latticeSvg('arts', size)).toBe(latticeSvg('arts', size));
  expect(new Set(seeds.map((seed) => latticeSvg(seed, size))).size).toBe(seeds.length);
});

test.each(seeds)('%s is whole, light in bytes, and has its marigold star', (seed) => {
  const file = latticeSvg(seed, size);
  expect(new TextEncoder().encode(file).byteLength).toBeLessThan(4096);
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.querySelectorAll('pattern')).toHaveLength(2);
  expect(drawing.querySelector('[fill="#f4a51c"]')).not.toBeNull();
  expect(file).not.toContain('NaN');
});

test('two of one word on a page do not share ids', () => {
  const { container } = mount(
    <>
      <Lattice seed="arts" />
      <Lattice seed="arts" shape="arch" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const uses = Array.from(container.querySelectorAll('use'), (use) => use.getAttribute('href')?.slice(1));
  expect(uses.filter((id) => !id || !ids.includes(id))).toEqual([]);
});

test('is decoration unless it has a title', () => {
  const { container } = mount(
    <>
      <Lattice seed="arts" />
      <Lattice seed="arts" title="Stars" />
    </>,
  );
  const [plain, named] = container.querySelectorAll(':scope svg');
  expect(plain?.getAttribute('aria-hidden')).toBe('true');
  expect(named?.getAttribute('role')).toBe('img');
});
