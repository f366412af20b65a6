import { createRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { TextArea } from './TextArea.tsx';

const field = () => page.getByRole('textbox', { name: 'Question' });
const height = () => field().element().getBoundingClientRect().height;

test('has its label, and error, help and count as description', async () => {
  mount(<TextArea label="Question" help="In your own words." error="Write your question." limit={300} />);
  await expect
    .element(field())
    .toHaveAccessibleDescription('Write your question. In your own words. 0 of 300 characters');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
});

test('posts the entered text with its line breaks, and passes its element to the ref', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  const { container } = mount(
    <form>
      <TextArea label="Question" name="question" ref={ref} />
    </form>,
  );
  await userEvent.type(field(), 'Fees?{Enter}And dates?');
  expect(ref.current?.value).toBe('Fees?\nAnd dates?');
  expect(new FormData(container.querySelector('form') ?? undefined).get('question')).toContain('And dates?');
});

test('grows with its text up to 16 lines, and shrinks again', async () => {
  mount(<TextArea label="Question" rows={2} />);
  const empty = height();
  expect(empty).toBe(70);
  await field().fill('One\nTwo\nThree\nFour');
  expect(height()).toBe(empty + 2 * 24);
  await field().fill('Line\n'.repeat(30));
  expect(height()).toBe(empty + 14 * 24);
  await field().fill('');
  expect(height()).toBe(empty);
});

test('grows also if the browser cannot do it', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
  onTestFinished(() => supports.mockRestore());
  mount(<TextArea label="Question" rows={2} style={{ ['fieldSizing' as string]: 'fixed' }} />);
  const empty = height();
  await field().fill('One\nTwo\nThree\nFour');
  expect(height()).toBeGreaterThanOrEqual(empty + 48);
  await field().fill('');
  expect(height()).toBe(empty);
});

test('counts the typed text, keeps surplus text, and announces it when the writer pauses', async () => {
  mount(<TextArea label="Question" limit={10} />);
  await userEvent.type(field(), 'Fees');
  await expect.element(page.getByText('4 of 10 characters').first()).toBeVisible();
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field(), ' and dates');
  await expect.element(field()).toHaveValue('Fees and dates');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription('4 characters too many');
  await expect.element(page.getByRole('status')).toHaveTextContent('4 characters too many');
});

test('counts text set from outside: by its owner, by a form library, by a reset', async () => {
  const ref = createRef<HTMLTextAreaElement>();
  function Owner() {
    const [value, setValue] = useState('Ten chars.');
    return (
      <>
        <TextArea label="Question" limit={100} value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="button" onClick={() => setValue('Four')}>
          Shorten
        </button>
      </>
    );
  }
  const owned = mount(<Owner />);
  await page.getByRole('button', { name: 'Shorten' }).click();
  await expect.element(page.getByText('4 of 100 characters')).toBeVisible();
  owned.unmount();

  const form = () => (
    <form>
      <TextArea label="Question" limit={50} defaultValue="Fees" ref={ref} />
    </form>
  );
  const { rerender, container } = mount(form());
  if (ref.current) ref.current.value = 'Written';
  rerender(form());
  await expect.element(page.getByText('7 of 50 characters')).toBeVisible();
  container.querySelector('form')?.reset();
  await expect.element(page.getByText('4 of 50 characters')).toBeVisible();
});

test('a word without a break stays inside at 320 px', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<TextArea label="Question" defaultValue={'recognition'.repeat(20)} limit={100} />);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(field().element().scrollWidth).toBeLessThanOrEqual(field().element().clientWidth);
});
