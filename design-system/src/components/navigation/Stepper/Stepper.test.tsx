import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Stepper } from './Stepper.tsx';

const steps = ['Details', 'Documents', 'Fee'].map((title) => ({ title, href: `#${title}` }));
const words = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('.words')?.textContent);

test('tells what is done, what is being done and what is coming', () => {
  const { container, rerender } = mount(<Stepper label="Application" steps={steps} current={2} />);
  expect(words()).toEqual(['Details (done)', 'Documents', 'Fee']);
  const current = () =>
    Array.from(container.querySelectorAll('[aria-current="step"] .words'), (one) => one.textContent);
  expect(current()).toEqual(['Documents']);
  rerender(<Stepper label="Application" steps={steps} current={4} />);
  expect(words()).toEqual(['Details (done)', 'Documents (done)', 'Fee (done)']);
  expect(current()).toEqual([]);
});

test('only a step that is done can be gone back to', async () => {
  const onPick = vi.fn();
  const { rerender } = mount(<Stepper label="Application" steps={steps} current={2} />);
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Details (done)' })).toHaveAttribute('href', '#Details');
  rerender(
    <Stepper label="Application" steps={[{ title: 'Details' }, { title: 'Fee' }]} current={2} onSelect={onPick} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(1);
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

test('in a narrow place the marks stand in a line under the name of the step; the titles are still read', async () => {
  mount(
    <div style={{ width: 320 }}>
      <Stepper label="Application" steps={steps} current={2} />
    </div>,
  );
  await expect.element(page.getByText('Step 2 of 3 Documents')).toBeVisible();
  expect(words()).toEqual(['Details (done)', 'Documents', 'Fee']);
  const link = page.getByRole('link').element().getBoundingClientRect();
  expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(44);
});
