import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rgb } from '../../../../tests/rgb.ts';
import { inkColours } from '../../../tokens/index.ts';
import { mount } from '../../../../tests/mount.tsx';
import { Section } from './Section.tsx';

test('is a region named by its heading, reachable by its id', async () => {
  mount(
    <Section id="fees" title="Fees" eyebrow="Money" data-widget="fees">
      Words
    </Section>,
  );
  const region = page.getByRole('region', { name: 'Fees' });
  await expect.element(region).toHaveAttribute('id', 'fees');
  await expect.element(region).toHaveAttribute('data-widget', 'fees');
});

test('a title out of sight names the region, and is no heading', async () => {
  mount(
    <Section title="In detail" titleHidden>
      <h2>By telephone</h2>
    </Section>,
  );
  await expect.element(page.getByRole('region', { name: 'In detail' })).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(1);
});

test('a band of ink turns the colours of everything inside', () => {
  const { container } = mount(
    <Section title="Fees" tone="ink">
      <a href="/fees" style={{ color: 'var(--ds-action)' }}>
        All fees
      </a>
    </Section>,
  );
  const section = container.querySelector('section');
  expect(section && getComputedStyle(section).backgroundColor).toBe(rgb(inkColours.page));
  expect(getComputedStyle(page.getByRole('link').element()).color).toBe(rgb(inkColours.action));
});

test('a strip is slimmer than a band', () => {
  const height = (density: 'band' | 'strip') => {
    const { container, unmount } = mount(
      <Section title="Fees" density={density}>
        Words
      </Section>,
    );
    const tall = container.querySelector('section')?.getBoundingClientRect().height ?? 0;
    unmount();
    return tall;
  };
  expect(height('strip')).toBeLessThan(height('band') / 2);
});
