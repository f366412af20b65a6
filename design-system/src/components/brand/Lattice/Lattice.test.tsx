import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { lightColours } from '../../../tokens/index.ts';
import { Lattice } from './Lattice.tsx';
import { latticeFileName } from './lattice-file.ts';
import { renderLatticeFile } from '../../../drawings/render-lattice-file.ts';
import { LatticeFileProvider } from './LatticeFileProvider.tsx';
import { renderLatticeSvg } from './lattice-svg.ts';

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
  expect(renderLatticeSvg('arts', size)).toBe(renderLatticeSvg('arts', size));
  expect(new Set(seeds.map((seed) => renderLatticeSvg(seed, size))).size).toBe(seeds.length);
});

test.each(seeds)('%s is whole, light in bytes, and has its marigold star', (seed) => {
  const file = renderLatticeSvg(seed, size);
  expect(new TextEncoder().encode(file).byteLength).toBeLessThan(4096);
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.querySelectorAll('pattern')).toHaveLength(2);
  expect(drawing.querySelector(`[fill="${lightColours.accent}"]`)).not.toBeNull();
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

test('below the first screen a lattice is a picture if the application serves them; otherwise it is drawn in place', () => {
  const { container } = mount(
    <>
      <Lattice asFile seed="arts" />
      <LatticeFileProvider baseUrl="/lattice/1">
        <Lattice seed="arts" />
        <Lattice asFile seed="a/b é" shape="arch" tone="ink" title="Stars" />
        <Lattice asFile seed="arts" scale={0.7} />
      </LatticeFileProvider>
    </>,
  );
  expect(container.querySelectorAll(':scope > svg')).toHaveLength(3);
  const [picture, ...others] = container.querySelectorAll('img');
  expect(others).toEqual([]);
  expect(picture?.getAttribute('src')).toBe('/lattice/1/ink-arch-a%2Fb%20%C3%A9.svg');
  expect([picture?.alt, picture?.loading]).toEqual(['Stars', 'lazy']);
});

test.each(['arts', '', 'कला', 'x'.repeat(500), 'broken \ud800'])(
  'the file of "%s" is drawn from its name alone',
  (seed) => {
    const name = decodeURIComponent(encodeURIComponent(latticeFileName({ seed, tone: 'line', shape: 'arch' })));
    const drawing = new DOMParser().parseFromString(renderLatticeFile(name) ?? '', 'image/svg+xml');
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 400 520');
  },
);

test('no other name draws anything', () => {
  for (const name of ['arts.svg', 'line-window-arts.svg', 'line-field-arts.png', ''])
    expect(renderLatticeFile(name)).toBeUndefined();
});
