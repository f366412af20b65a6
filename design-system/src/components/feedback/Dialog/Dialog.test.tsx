import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Form } from '../../forms/FormStack/FormStack.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Owner({ children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apply
      </button>
      <Dialog title="Apply Now" subtitle="For a free session" {...props} open={open} onClose={() => setOpen(false)}>
        {children ?? (
          <>
            <input aria-label="Phone" />
            <button type="button">Send</button>
          </>
        )}
      </Dialog>
    </>
  );
}

const open = () => page.getByRole('button', { name: 'Apply', exact: true }).click();
const dialog = () => page.getByRole('dialog', { name: 'Apply Now' });

test('is named and described by its heading', async () => {
  mount(<Owner />);
  await open();
  await expect.element(dialog()).toHaveAccessibleDescription('For a free session');
});

test('focus goes to the first field, and back to the opener on Esc', async () => {
  mount(<Owner />);
  await open();
  await expect.element(page.getByLabelText('Phone')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus();
});

test('in a cell of a table it is written as anywhere else', async () => {
  mount(
    <div style={{ whiteSpace: 'nowrap', textAlign: 'end' }}>
      <Owner>
        <p>{'Their sessions end at once. '.repeat(8)}</p>
      </Owner>
    </div>,
  );
  await open();
  const text = dialog().getByText('Their sessions end', { exact: false });
  await expect.element(text).toBeVisible();
  const said = text.element();
  expect(said.scrollWidth).toBeLessThanOrEqual(said.clientWidth);
  expect(getComputedStyle(said).textAlign).toBe('start');
});

test('without a field focus goes to the title', async () => {
  mount(
    <Owner>
      <p>All done.</p>
    </Owner>,
  );
  await open();
  await expect.element(page.getByRole('heading', { name: 'Apply Now' })).toHaveFocus();
});

test('when a step replaces the focused element, reading starts at the title', async () => {
  function Steps() {
    const [done, setDone] = useState(false);
    return (
      <Dialog open title="Apply Now" onClose={() => undefined}>
        {done ? (
          <p>Registered.</p>
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Submit
          </button>
        )}
      </Dialog>
    );
  }
  mount(<Steps />);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByRole('heading', { name: 'Apply Now' })).toHaveFocus();
});

test('Tab goes round inside, both ways', async () => {
  mount(<Owner />);
  await open();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('the page behind does not scroll while it is open', async () => {
  mount(<Owner />);
  await open();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('a click outside the panel closes it, unless that is switched off', async () => {
  const { rerender } = mount(<Owner />);
  await open();
  await userEvent.click(dialog(), { position: { x: 8, y: 8 } });
  await expect.element(dialog()).not.toBeInTheDocument();

  rerender(<Owner closeOnOutsideClick={false} />);
  await open();
  await userEvent.click(dialog(), { position: { x: 8, y: 8 } });
  await expect.element(dialog()).toBeVisible();
});

test('Esc asks the owner, who may keep it open', async () => {
  const onClose = vi.fn();
  mount(
    <Dialog open title="Apply Now" onClose={onClose}>
      Sending
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  await expect.element(dialog()).toBeVisible();
});

test('fills a phone, and is a panel on a desk', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  mount(<Owner />);
  await open();
  const panel = () => page.getByRole('heading', { name: 'Apply Now' }).element().closest('header')?.parentElement;
  expect(panel()?.getBoundingClientRect()).toMatchObject({ width: 390, height: 844 });
  await page.viewport(1280, 800);
  expect(panel()?.getBoundingClientRect().width).toBe(560);
});

test('a selection dragged out of the panel does not close it', async () => {
  mount(<Owner />);
  await open();
  const press = (type: string, target: Element) => target.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  press('pointerdown', page.getByLabelText('Phone').element());
  press('pointerup', dialog().element());
  press('click', dialog().element());
  await expect.element(dialog()).toBeVisible();
});

test('the buttons of a form that is longer than the screen stay in sight, and nothing is to be seen below them', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 500);
  mount(
    <Owner size="small">
      <Form actions={<button type="submit">Send</button>}>
        {Array.from({ length: 12 }, (_, at) => (
          <input key={at} aria-label={`Field ${at + 1}`} style={{ height: 60 }} />
        ))}
      </Form>
    </Owner>,
  );
  await open();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const send = () => boxOf(page.getByRole('button', { name: 'Send' }).element());
  await expect.poll(() => send().bottom).toBeLessThanOrEqual(500);
  const below = document.elementFromPoint(195, 496);
  expect(below?.closest('.form-actions')).not.toBeNull();
  const last = page.getByLabelText('Field 9').element() as HTMLInputElement;
  last.focus();
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(send().top);
});
