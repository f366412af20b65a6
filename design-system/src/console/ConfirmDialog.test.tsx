import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
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

test('names the removed records, and focuses Cancel', async () => {
  mount(ask(vi.fn(), vi.fn()));
  await expect.element(page.getByRole('alertdialog', { name: 'Delete ‘How are fees paid?’' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('runs the action only on click', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  mount(ask(onConfirm, onCancel));
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Delete question' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('is read out with its question, its consequences and the removed records', async () => {
  mount(
    <ConfirmDialog
      open
      title="Delete 7 questions?"
      names={['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']}
      confirmLabel="Delete"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      You can bring them back.
    </ConfirmDialog>,
  );
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toHaveAccessibleDescription(/^You can bring them back\. ?One/);
  await expect.element(page.getByText('Five')).toBeVisible();
  await expect.element(page.getByText('Seven')).not.toBeVisible();
  await page.getByText('and 2 more').click();
  await expect.element(page.getByText('Seven')).toBeVisible();
});

test('a click outside decides nothing', async () => {
  const onCancel = vi.fn();
  mount(ask(vi.fn(), onCancel));
  await userEvent.click(document.body, { position: { x: 8, y: 8 } });
  expect(onCancel).not.toHaveBeenCalled();
});
