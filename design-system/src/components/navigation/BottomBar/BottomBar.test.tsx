import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Hero } from '../../content/Hero/Hero.tsx';
import { BottomBar } from './BottomBar.tsx';

const visibility = () => getComputedStyle(page.getByRole('region', { includeHidden: true }).element()).visibility;

test('on a phone stays at the lower edge and never covers the last line', async () => {
  await page.viewport(390, 600);
  const { container } = mount(
    <>
      <div style={{ height: 1200 }} />
      <p>Last line</p>
      <BottomBar>
        <button type="button">Apply</button>
      </BottomBar>
    </>,
  );
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const bar = container.querySelector('[role="region"]')?.getBoundingClientRect();
  const last = page.getByText('Last line').element().getBoundingClientRect();
  expect(bar?.bottom).toBe(600);
  expect(last.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
  await page.viewport(1280, 800);
  await expect.element(page.getByText('Apply')).not.toBeVisible();
});

test('makes room while a form of the page is filled in', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 600);
  mount(
    <>
      <main>
        <form>
          <input aria-label="Name" />
        </form>
      </main>
      <BottomBar>
        <button type="button">Apply</button>
      </BottomBar>
    </>,
  );
  await page.getByLabelText('Name').click();
  await expect.element(page.getByText('Apply')).not.toBeVisible();
  page.getByLabelText('Name').element().blur();
  await expect.element(page.getByText('Apply')).toBeVisible();
});

test('on a phone the bar is away while the first screen’s own actions are in sight', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 600);
  mount(
    <>
      <Hero
        seed="online-mba"
        title="Master of Business Administration"
        actions={<button type="button">Apply</button>}
      />
      <div style={{ height: 3000 }} />
      <BottomBar>
        <button type="button">Apply from the bar</button>
      </BottomBar>
    </>,
  );
  await expect.poll(visibility).toBe('hidden');
  window.scrollTo({ top: 1500, behavior: 'instant' });
  await expect.poll(visibility).toBe('visible');
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(visibility).toBe('hidden');
});

test('on a tablet, where the head of the page has the same action, the bar appears once it is scrolled away', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 900);
  mount(
    <>
      <div style={{ height: 3000 }} />
      <BottomBar>
        <button type="button">Apply from the bar</button>
      </BottomBar>
    </>,
  );
  await expect.poll(visibility).toBe('hidden');
  window.scrollTo({ top: 200, behavior: 'instant' });
  await expect.poll(visibility).toBe('visible');
  await page.viewport(390, 900);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(visibility).toBe('visible');
});
