import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { ToastProvider } from '../components/feedback/Toast/ToastProvider.tsx';
import { useToast } from '../components/feedback/Toast/toast-context.ts';
import { MenuButton } from './MenuButton.tsx';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';

function Owner({ children, ...props }: Partial<ModalDialogProps>) {
  const [open, setOpen] = useState(false);
  const items = [{ label: 'Schedule it', onSelect: () => setOpen(true) }];
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Schedule
      </button>
      <MenuButton label="More" trigger={<button type="button">More</button>} items={items} />
      <ModalDialog title="Publish later" subtitle="By itself" {...props} open={open} onClose={() => setOpen(false)}>
        {children ?? <input aria-label="Time" />}
      </ModalDialog>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Schedule' });
const dialog = () => page.getByRole('dialog', { name: 'Publish later' });

test('is named and described by its head; focus goes to the first field, and back to the opener on Escape', async () => {
  mount(<Owner />);
  await opener().click();
  await expect.element(dialog()).toHaveAccessibleDescription('By itself');
  await expect.element(page.getByLabelText('Time')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('opened from a menu, focus goes to the first field, and back to the button of the menu', async () => {
  mount(<Owner />);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Schedule it' }).click();
  await expect.element(page.getByLabelText('Time')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('without a field, and when a step replaces the focused element, reading starts at the title', async () => {
  function Steps() {
    const [done, setDone] = useState(false);
    return (
      <ModalDialog open title="Publish later" onClose={() => undefined}>
        {done ? (
          <p>It is scheduled.</p>
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Submit
          </button>
        )}
      </ModalDialog>
    );
  }
  mount(<Steps />);
  const title = page.getByRole('heading', { name: 'Publish later' });
  await expect.element(title).toHaveFocus();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByText('It is scheduled.')).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test('a click outside closes it, if that is allowed', async () => {
  const { rerender } = mount(<Owner key="closes" />);
  await opener().click();
  await userEvent.click(document.body, { position: { x: 8, y: 8 } });
  await expect.element(dialog()).not.toBeInTheDocument();
  rerender(<Owner key="stays" closeOnOutsideClick={false} />);
  await opener().click();
  await userEvent.click(document.body, { position: { x: 8, y: 8 } });
  await expect.element(dialog()).toBeVisible();
});

test('on a phone it fills the screen; a small one comes up from the foot', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const box = () => dialog().element().getBoundingClientRect();
  const { rerender } = mount(<Owner key="medium" />);
  await opener().click();
  expect(box()).toMatchObject({ left: 0, top: 0, width: 390, height: 844 });
  rerender(<Owner key="small" size="small" />);
  await opener().click();
  expect(box()).toMatchObject({ left: 0, width: 390, bottom: 844 });
  expect(box().top).toBeGreaterThan(400);
});

test('a toast appears inside it', async () => {
  function Fails() {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast.show({ title: 'Not saved', tone: 'danger' })}>
        Save
      </button>
    );
  }
  mount(
    <ToastProvider>
      <ModalDialog open title="Publish later" onClose={() => undefined}>
        <Fails />
      </ModalDialog>
    </ToastProvider>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Not saved');
});
