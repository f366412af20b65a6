import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Tooltip } from './Tooltip.tsx';

const tip = () => page.getByText('Visible within seconds');

test('appears on focus, describes its control, and Esc puts it away', async () => {
  mount(
    <Tooltip label="Visible within seconds">
      <button type="button">Publish</button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Visible within seconds');
  await expect.element(tip()).not.toBeVisible();
  await userEvent.tab();
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeVisible();
});

test('stays while the pointer rests on it', async () => {
  mount(
    <div style={{ padding: 80 }}>
      <Tooltip label="Visible within seconds">
        <button type="button">Publish</button>
      </Tooltip>
    </div>,
  );
  await userEvent.hover(page.getByRole('button'));
  await expect.element(tip()).toBeVisible();
  await userEvent.hover(tip());
  await expect.element(tip()).toBeVisible();
  await userEvent.unhover(tip());
  await expect.element(tip()).not.toBeVisible();
});

test('stays inside the window', async () => {
  mount(
    <div style={{ position: 'fixed', top: 0, right: 0 }}>
      <Tooltip label="Visible within seconds">
        <button type="button">Go</button>
      </Tooltip>
    </div>,
  );
  await userEvent.hover(page.getByRole('button'));
  const { right, top } = tip().element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(top).toBeGreaterThanOrEqual(0);
});

const finger = (type: string, target: Element = page.getByRole('button').element()) =>
  target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true }));
const isShown = () => tip().element().matches(':popover-open');

test('a finger held on the control shows it until the next press elsewhere; a tap does not', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  mount(
    <Tooltip label="Visible within seconds">
      <button type="button">Publish</button>
    </Tooltip>,
  );
  finger('pointerdown');
  finger('pointerup');
  vi.advanceTimersByTime(2000);
  expect(isShown()).toBe(false);

  finger('pointerdown');
  vi.advanceTimersByTime(600);
  expect(isShown()).toBe(true);
  finger('pointerup');
  finger('pointerout');
  expect(isShown()).toBe(true);
  finger('pointerdown', document.body);
  expect(isShown()).toBe(false);
});

test('Escape puts it away also while the focus is elsewhere', async () => {
  mount(
    <>
      <div style={{ padding: 80 }}>
        <Tooltip label="Visible within seconds">
          <button type="button">Publish</button>
        </Tooltip>
      </div>
      <input aria-label="Name" />
    </>,
  );
  (page.getByLabelText('Name').element() as HTMLElement).focus();
  await userEvent.hover(page.getByRole('button'));
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeVisible();
});

test('keeps the description a control already has', async () => {
  mount(
    <>
      <p id="why">Nothing changed.</p>
      <Tooltip label="Visible within seconds">
        <button type="button" aria-describedby="why">
          Publish
        </button>
      </Tooltip>
    </>,
  );
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Nothing changed. Visible within seconds');
});
