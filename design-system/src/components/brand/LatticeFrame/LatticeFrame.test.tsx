import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { LatticeFileProvider } from '../Lattice/LatticeFileProvider.tsx';
import { renderLatticeFile } from '../../../drawings/render-lattice-file.ts';
import { ringFileName } from '../RingLattice/ring-file-name.ts';
import { LatticeFrame } from './LatticeFrame.tsx';

test('its text is read; without border files it has a plain line', async () => {
  const { container } = mount(
    <LatticeFrame rings={[5, 4]}>
      <Heading level={3}>Master of Arts</Heading>
    </LatticeFrame>,
  );
  await expect.element(page.getByRole('heading', { name: 'Master of Arts' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('grows with long words and does not cut them or widen the page', () => {
  const { container } = mount(
    <div style={{ width: 320, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LatticeFrame rings={[]}>
        <div style={{ height: 600 }}>Long</div>
      </LatticeFrame>
    </div>,
  );
  const words = container.querySelector('.words')?.getBoundingClientRect();
  expect(words?.height).toBeGreaterThan(600);
  expect(words?.width).toBe(320);
});

test('the file of its border has a line for each ring, a star for each count, and one of them marigold', () => {
  const { container } = mount(
    <LatticeFileProvider baseUrl="/lattice/1">
      <LatticeFrame rings={[6, 0, 5]} highlight={[2, 4]} tint="plum">
        Award
      </LatticeFrame>
    </LatticeFileProvider>,
  );
  const picture = container.querySelector('img');
  expect([picture?.alt, picture?.loading]).toEqual(['', 'lazy']);
  const file = renderLatticeFile(picture?.getAttribute('src')?.replace('/lattice/1/', '') ?? '') ?? '';
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  // Beside the outer edge and the inner.
  expect(drawing.querySelectorAll('rect')).toHaveLength(3 + 2);
  const stars = Array.from(drawing.querySelectorAll('g:last-of-type > path'), (star) => star.getAttribute('transform'));
  expect(new Set(stars).size).toBe(11);
  expect(drawing.querySelectorAll('g:last-of-type > path[fill]')).toHaveLength(1);
});

test('a border of many rings and one of none are drawn from their names; other names draw nothing', () => {
  const full = ringFileName({
    kind: 'border',
    rings: Array.from({ length: 20 }, () => 12),
    highlight: [19, 11],
    tint: 'teal',
  });
  const empty = ringFileName({ kind: 'border', rings: [], tint: 'indigo' });
  for (const name of [full, empty]) expect(renderLatticeFile(name)).not.toMatch(/NaN|undefined|Infinity/);
  for (const name of ['border-red-5-.svg', 'border-teal-5.svg', 'border-teal-5.5.5-1.svg', 'border-teal-500-.svg'])
    expect(renderLatticeFile(name), name).toBeUndefined();
});
