import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { SideSheet, type SideSheetProps } from './SideSheet.tsx';

function Owner(props: Partial<SideSheetProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <SideSheet title="Filters" {...props} open={open} onClose={() => setOpen(false)}>
        <a href="#all">All</a>
      </SideSheet>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Filter' });
const sheet = () => page.getByRole('dialog', { name: 'Filters' });
const box = () => sheet().element().getBoundingClientRect();

test('focus goes to its title, round inside it, and back to the opener on Escape', async () => {
  mount(<Owner />);
  await opener().click();
  await expect.element(page.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('link', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('it is at the end of the screen, as tall as the screen; a click outside closes it', async () => {
  mount(<Owner />);
  await opener().click();
  await expect.poll(box).toMatchObject({ left: 880, width: 400, height: 800 });
  await userEvent.click(document.body, { position: { x: 8, y: 8 } });
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('is never wider than a phone', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<Owner size="large" />);
  await opener().click();
  await expect.poll(box).toMatchObject({ left: 0, width: 320 });
});
