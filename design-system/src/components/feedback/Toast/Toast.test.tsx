import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './ToastProvider.tsx';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.show({ title: 'Changes saved' })}>
        Save
      </button>
      <button
        type="button"
        onClick={() => toast.show({ tone: 'danger', title: 'Uh oh!', description: 'Please try again.' })}
      >
        Fail
      </button>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a notice is a status, a failure an alert with its description', async () => {
  mount(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await press('Save');
  await expect.element(page.getByRole('status')).toHaveTextContent('Changes saved');
  await press('Fail');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Uh oh!Please try again.');
});

test('there is one at a time: a new one replaces the last', async () => {
  mount(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await press('Save');
  await press('Fail');
  await expect.element(page.getByText('Changes saved')).not.toBeInTheDocument();
  await expect.element(page.getByText('Uh oh!')).toBeVisible();
});

test('stays until it is closed', async () => {
  mount(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await press('Save');
  await press('Close this message');
  await expect.element(page.getByText('Changes saved')).not.toBeInTheDocument();
});

test('its action runs once and closes it', async () => {
  let undone = 0;
  function Deleted() {
    const toast = useToast();
    const show = () => toast.show({ title: 'Deleted', action: { label: 'Undo', onClick: () => (undone += 1) } });
    return (
      <button type="button" onClick={show}>
        Delete
      </button>
    );
  }
  mount(
    <ToastProvider>
      <Deleted />
    </ToastProvider>,
  );
  await press('Delete');
  await press('Undo');
  expect(undone).toBe(1);
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument();
});

test('closes by itself after its time, not while it is focused, and never the toast that came after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  function Timed() {
    const toast = useToast();
    return (
      <>
        <button type="button" onClick={() => toast.show({ title: 'Saved', closesAfter: 300 })}>
          Save
        </button>
        <button type="button" onClick={() => toast.show({ title: 'Uh oh!', tone: 'danger' })}>
          Fail
        </button>
      </>
    );
  }
  mount(
    <ToastProvider>
      <Timed />
    </ToastProvider>,
  );
  await press('Save');
  const close = page.getByRole('button', { name: 'Close this message' });
  close.element().focus();
  await expect.element(close).toHaveFocus();
  vi.advanceTimersByTime(600);
  await expect.element(page.getByText('Saved')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  save.element().focus();
  await expect.element(save).toHaveFocus();
  vi.advanceTimersByTime(600);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  await press('Save');
  await press('Fail');
  await expect.element(page.getByText('Uh oh!')).toBeVisible();
  vi.advanceTimersByTime(600);
  await expect.element(page.getByText('Uh oh!')).toBeVisible();
});

test('over an open dialog it can still be seen, heard and closed', async () => {
  function WithDialog() {
    const [open, setOpen] = useState(true);
    return (
      <ToastProvider>
        <Dialog open={open} title="Apply Now" onClose={() => setOpen(false)}>
          <Buttons />
        </Dialog>
      </ToastProvider>
    );
  }
  mount(<WithDialog />);
  await press('Fail');
  expect(page.getByRole('alert').element().closest('dialog')).not.toBeNull();
  await press('Close');
  await expect.element(page.getByText('Uh oh!')).toBeVisible();
  await press('Close this message');
  await expect.element(page.getByText('Uh oh!')).not.toBeInTheDocument();
});

test.each(['{Enter}', ' '])('its cross closes it by %s', async (key) => {
  mount(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await press('Save');
  page.getByRole('button', { name: 'Close this message' }).element().focus();
  await userEvent.keyboard(key);
  await expect.element(page.getByText('Changes saved')).not.toBeInTheDocument();
});

test('on a phone it covers neither the buttons at the foot of a sheet nor those of a page', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  mount(
    <ToastProvider>
      <Dialog open title="Apply Now" onClose={() => undefined} actions={<button type="button">Send</button>}>
        <Buttons />
      </Dialog>
    </ToastProvider>,
  );
  await press('Fail');
  const toast = page.getByRole('alert').element().getBoundingClientRect();
  expect(toast.height).toBeGreaterThan(0);
  expect(toast.bottom).toBeLessThan(page.getByRole('button', { name: 'Send' }).element().getBoundingClientRect().top);
  expect(toast.bottom).toBeLessThan(422);
});
