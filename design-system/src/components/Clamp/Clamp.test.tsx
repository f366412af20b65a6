import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { Clamp } from './Clamp.tsx';

const windowHeight = (container: HTMLElement) =>
  container.querySelector('.window')?.getBoundingClientRect().height ?? 0;

test('CONST-07 shows 7.7rem of a long text; View more opens it, View less closes it', async () => {
  const onChange = vi.fn();
  const { container } = mount(
    <Clamp onChange={onChange}>
      <div style={{ height: 400 }}>Long</div>
    </Clamp>,
  );
  expect(windowHeight(container)).toBeCloseTo(7.7 * 16, 0);
  await page.getByText('View more').click();
  expect(windowHeight(container)).toBe(400);
  expect(onChange).toHaveBeenLastCalledWith(true);
  await page.getByText('View less').click();
  expect(windowHeight(container)).toBeCloseTo(7.7 * 16, 0);
});

test('CONST-07 a text of 96 px or less has no control', async () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 96 }}>Short</div>
    </Clamp>,
  );
  await expect.element(page.getByText('View more')).not.toBeVisible();
  expect(windowHeight(container)).toBe(96);
});

test('PAGE-23 a text that the folded height shows whole has no control either', async () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 120 }}>Nearly long</div>
    </Clamp>,
  );
  await expect.element(page.getByText('View more')).not.toBeVisible();
  expect(windowHeight(container)).toBe(120);
});

test('opens from the keyboard', async () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 400 }}>Long</div>
    </Clamp>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(windowHeight(container)).toBe(400);
});

test('of one group, opening one folds the other; another group is left alone', async () => {
  const long = (label: string, group?: string) => (
    <Clamp moreLabel={`Open ${label}`} group={group}>
      <div style={{ height: 400 }}>{label}</div>
    </Clamp>
  );
  const { container } = mount(
    <>
      {long('first', 'a')}
      {long('second', 'a')}
      {long('third', 'b')}
    </>,
  );
  const open = () => Array.from(container.querySelectorAll('input'), ({ checked }) => checked);
  await page.getByText('Open first').click();
  await page.getByText('Open third').click();
  expect(open()).toEqual([true, false, true]);
  await page.getByText('Open second').click();
  expect(open()).toEqual([false, true, true]);
});
