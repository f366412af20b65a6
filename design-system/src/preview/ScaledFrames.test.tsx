import { expect, test } from 'vitest';
import { mount } from '../../tests/mount.tsx';
import { ScaledFrames } from './ScaledFrames.tsx';

const frames = [
  { key: 1, src: 'about:blank', shown: true },
  { key: 2, src: 'about:blank', shown: false },
];

test('a page wider than the box is scaled to its width', async () => {
  const { container } = mount(
    <div style={{ display: 'flex', width: 640, height: 300 }}>
      <ScaledFrames title="Preview" width={1280} frames={frames} />
    </div>,
  );
  const frame = container.querySelector('iframe');
  await expect.poll(() => Math.round(frame?.getBoundingClientRect().width ?? 0)).toBe(640);
  expect(frame?.clientWidth).toBe(1280);
  expect(Math.round(frame?.getBoundingClientRect().height ?? 0)).toBe(300);
});

test('a page that is not shown is neither seen nor read', () => {
  const { container } = mount(<ScaledFrames title="Preview" width={390} frames={frames} />);
  const [shown, behind] = [...container.querySelectorAll('iframe')].map((frame) => ({
    visibility: getComputedStyle(frame).visibility,
    hidden: frame.getAttribute('aria-hidden'),
  }));
  expect([shown, behind]).toEqual([
    { visibility: 'visible', hidden: null },
    { visibility: 'hidden', hidden: 'true' },
  ]);
});
