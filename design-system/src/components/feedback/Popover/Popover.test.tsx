import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const Stand = (props: Partial<PopoverProps>) => (
  <>
    <Popover label="Who sees this" trigger={<Button>Who?</Button>} {...props}>
      {props.children ?? 'Everybody.'}
    </Popover>
    <a href="#next">Next</a>
  </>
);

const trigger = () => page.getByRole('button', { name: 'Who?' });
const panel = () => page.getByRole('dialog', { name: 'Who sees this' });

test('its trigger opens and closes it, and shows its state', async () => {
  mount(<Stand />);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await trigger().click();
  await expect.element(panel()).toBeVisible();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await trigger().click();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('focus goes in and, on Escape, back', async () => {
  mount(<Stand />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  await expect.element(panel()).not.toBeInTheDocument();
});

test('focus goes to the first field; the content can close it', async () => {
  mount(
    <Stand>
      {(close) => (
        <>
          <input aria-label="Name" />
          <button type="button" onClick={close}>
            Save
          </button>
        </>
      )}
    </Stand>,
  );
  await trigger().click();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(trigger()).toHaveFocus();
});

test('a click outside and Tab out of it close it', async () => {
  mount(<Stand />);
  await trigger().click();
  await userEvent.click(document.body, { position: { x: 600, y: 500 } });
  await expect.element(panel()).not.toBeInTheDocument();
  await trigger().click();
  await expect.element(panel()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus();
  await expect.element(panel()).not.toBeInTheDocument();
});

test.each([
  ['the end of the page', { bottom: 0, right: 0 }],
  ['its beginning', { top: 0, left: 0 }],
  ['its middle', { top: 300, left: 130 }],
])('stays in a window of 320 px from %s', async (_, place) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(
    <div style={{ position: 'fixed', ...place }}>
      <Stand>{'Visitors who have verified their mobile number see all of it. '.repeat(6)}</Stand>
    </div>,
  );
  await trigger().click();
  const { left, right, top, bottom } = panel().element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(640);
});

test('is below its trigger also without CSS anchor positioning', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
  onTestFinished(() => supports.mockRestore());
  mount(
    <div style={{ padding: 80 }}>
      <style>{'[popover] { position-area: none !important; }'}</style>
      <Stand />
    </div>,
  );
  await trigger().click();
  const around = trigger().element().getBoundingClientRect();
  await expect.poll(() => panel().element().getBoundingClientRect().left).toBeCloseTo(around.left, 0);
  expect(panel().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(around.bottom);
});

test('in a dialog, Escape closes it first', async () => {
  const onClose = vi.fn();
  mount(
    <Dialog open title="Filters" onClose={onClose}>
      <Stand />
    </Dialog>,
  );
  await trigger().click();
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('opens and closes without script', async () => {
  const { container, unmount } = mount(<Stand />);
  const html = container.innerHTML;
  unmount();
  const still = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => still.remove());
  still.innerHTML = html;
  await trigger().click();
  expect(still.querySelector('[popover]')?.matches(':popover-open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(still.querySelector('[popover]')?.matches(':popover-open')).toBe(false);
});
