import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const ask = (onConfirm: () => void, onCancel: () => void) => (
  <ConfirmDialog
    open
    title="Delete ‘How are fees paid?’"
    confirmLabel="Delete question"
    tone="danger"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    You can bring it back for 30 days.
  </ConfirmDialog>
);

test('names what goes, and starts on the way out', async () => {
  mount(ask(vi.fn(), vi.fn()));
  await expect.element(page.getByRole('alertdialog', { name: 'Delete ‘How are fees paid?’' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('does the deed only when it is pressed', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  mount(ask(onConfirm, onCancel));
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Delete question' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
