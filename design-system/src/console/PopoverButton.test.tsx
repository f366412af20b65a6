import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { Button } from '../components/actions/Button/Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { PopoverButton, type PopoverButtonProps } from './PopoverButton.tsx';

const Owner = (props: Partial<PopoverButtonProps>) => (
  <PopoverButton label="Who sees this" trigger={<Button>Who?</Button>} {...props}>
    {props.children ?? 'Everybody.'}
  </PopoverButton>
);

const trigger = () => page.getByRole('button', { name: 'Who?' });
const panel = () => page.getByRole('dialog', { name: 'Who sees this' });

test('focus goes in and, on Escape, back; the trigger shows its state', async () => {
  mount(<Owner />);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

test('focus goes to the first field; the content or a click outside can close it', async () => {
  mount(
    <Owner>
      {(close) => (
        <>
          <input aria-label="Name" />
          <button type="button" onClick={close}>
            Save
          </button>
        </>
      )}
    </Owner>,
  );
  await trigger().click();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(trigger()).toHaveFocus();
  await trigger().click();
  await userEvent.click(document.body, { position: { x: 600, y: 500 } });
  await expect.element(panel()).not.toBeInTheDocument();
});

test('stays in a window of 320 px', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(
    <div style={{ position: 'fixed', bottom: 0, right: 0 }}>
      <Owner>{'Visitors who have verified their mobile number see all of it. '.repeat(6)}</Owner>
    </div>,
  );
  await trigger().click();
  const { left, right, top, bottom } = panel().element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(640);
});

test('in a dialog, Escape closes it first', async () => {
  const onClose = vi.fn();
  mount(
    <ModalDialog open title="Filters" onClose={onClose}>
      <Owner />
    </ModalDialog>,
  );
  await trigger().click();
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
