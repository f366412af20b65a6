import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { LatticeFrame } from './LatticeFrame.tsx';

test('its words are read, its border is not', async () => {
  const { container } = mount(
    <LatticeFrame seed="online-ma">
      <Heading level={3}>Master of Arts</Heading>
    </LatticeFrame>,
  );
  await expect.element(page.getByRole('heading', { name: 'Master of Arts' })).toBeVisible();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('grows with long words rather than cutting them off or widening the page', () => {
  const { container } = mount(
    <div style={{ width: 320, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LatticeFrame seed="x">
        <div style={{ height: 600 }}>Long</div>
      </LatticeFrame>
    </div>,
  );
  const words = container.querySelector('.words')?.getBoundingClientRect();
  expect(words?.height).toBeGreaterThan(600);
  expect(words?.width).toBe(320);
});
