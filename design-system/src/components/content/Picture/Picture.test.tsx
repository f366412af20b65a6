import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Picture } from './Picture.tsx';

const svg = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
// Not `data:`: Chromium takes the widest of those, as they cost no journey.
const blob = (width: number, height: number) =>
  URL.createObjectURL(
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`], {
      type: 'image/svg+xml',
    }),
  );
const forms = [320, 640, 1280].map((width) => ({ type: 'image/svg+xml', width, address: blob(width, width / 2) }));
const shown = () => page.getByRole('img').element() as HTMLImageElement;

test('takes the first kind that the browser knows, in the width that is shown', async () => {
  mount(
    <div style={{ width: 300 }}>
      <Picture
        src={svg(2, 1)}
        alt="Stars"
        width={1280}
        height={640}
        sources={[{ type: 'image/of-tomorrow', width: 320, address: 'data:,' }, ...forms]}
        sizes="300px"
        priority
      />
    </div>,
  );
  await expect.poll(() => shown().currentSrc).toBe(forms[0]?.address);
  expect(shown().getBoundingClientRect()).toMatchObject({ width: 300, height: 150 });
});

test('is fetched late unless it is above the fold; then before everything else', () => {
  const { rerender } = mount(<Picture src={svg(2, 1)} alt="Stars" sources={forms} width={2} height={1} />);
  expect(shown().loading).toBe('lazy');
  expect(shown().sizes).toBe('auto, 100vw');
  rerender(<Picture src={svg(2, 1)} alt="Stars" sources={forms} width={2} height={1} priority />);
  expect(shown().getAttribute('loading')).toBeNull();
  expect(shown().getAttribute('fetchpriority')).toBe('high');
  expect(shown().sizes).toBe('100vw');
});

test('is cut around its focal point', () => {
  mount(
    <div style={{ width: 300 }}>
      <Picture src={svg(300, 300)} alt="Stars" width={300} height={300} ratio={3} focus={{ x: 20, y: 75 }} />
    </div>,
  );
  expect(shown().getBoundingClientRect()).toMatchObject({ width: 300, height: 100 });
  expect(getComputedStyle(shown()).objectPosition).toBe('20% 75%');
});

test('a phone’s picture is cut around a point of its own, else around the other’s', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  const focus = { x: 20, y: 75 };
  const { rerender } = mount(
    <Picture src={svg(3, 1)} phone={{ src: svg(1, 1), focus: { x: 90, y: 10 } }} focus={focus} alt="Stars" ratio={3} />,
  );
  expect(getComputedStyle(shown()).objectPosition).toBe('90% 10%');
  rerender(<Picture src={svg(3, 1)} phone={{ src: svg(1, 1) }} focus={focus} alt="Stars" ratio={3} />);
  expect(getComputedStyle(shown()).objectPosition).toBe('20% 75%');
});

test('on narrow screens another picture takes its place', async () => {
  await page.viewport(390, 844);
  mount(<Picture src={svg(3, 1)} phone={{ src: svg(1, 1) }} alt="Stars" width={3} height={1} priority />);
  await expect.poll(() => shown().currentSrc).toBe(svg(1, 1));
  await page.viewport(1280, 800);
  await expect.poll(() => shown().currentSrc).toBe(svg(3, 1));
});

test.each(['', 'data:image/png;base64,AAAA'])(
  'with nothing at %j a lattice is drawn, named as the picture was',
  async (src) => {
    const { container } = mount(<Picture src={src} alt="A reading room" width={640} height={320} priority />);
    await expect.element(page.getByRole('img', { name: 'A reading room' })).toBeVisible();
    await expect.poll(() => container.querySelector('svg pattern')).not.toBeNull();
  },
);

test('a picture that was missing is shown when its address is put right', async () => {
  const { container, rerender } = mount(<Picture src="" alt="Stars" width={2} height={1} />);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Picture src={svg(2, 1)} alt="Stars" width={2} height={1} />);
  await expect.element(page.getByRole('img', { name: 'Stars' })).toHaveAttribute('src', svg(2, 1));
});
