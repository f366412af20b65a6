import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';
import { ChartedAccordion } from './ChartedAccordion.tsx';

const items: AccordionItem[] = ['First', 'Second', 'Third'].map((title) => ({
  id: title,
  title,
  content: <p>{title} answer</p>,
}));
const answer = (title: string) => page.getByText(`${title} answer`);
const press = (title: string) => page.getByRole('heading', { name: title }).click();

test('SECT-07 single: opening one closes the other, and the open one may be closed', async () => {
  mount(<Accordion items={items} />);
  await expect.element(answer('First')).not.toBeVisible();
  await press('First');
  await expect.element(answer('First')).toBeVisible();
  await press('Second');
  await expect.element(answer('Second')).toBeVisible();
  await expect.element(answer('First')).not.toBeVisible();
  await press('Second');
  await expect.element(answer('Second')).not.toBeVisible();
});

test('PAGE-15 single-never-empty: the first is open, pressing it leaves it open, another takes its place', async () => {
  mount(<Accordion items={items} mode="single-never-empty" />);
  await expect.element(answer('First')).toBeVisible();
  await press('First');
  await expect.element(answer('First')).toBeVisible();
  await press('Third');
  await expect.element(answer('Third')).toBeVisible();
  await expect.element(answer('First')).not.toBeVisible();
});

test('multiple: several stay open', async () => {
  mount(<Accordion items={items} mode="multiple" />);
  await press('First');
  await press('Third');
  await expect.element(answer('First')).toBeVisible();
  await expect.element(answer('Third')).toBeVisible();
});

test('opens from the keyboard and reports the opened part', async () => {
  const onOpen = vi.fn();
  mount(<Accordion items={items} defaultOpenId="Second" onOpen={onOpen} />);
  await expect.element(answer('Second')).toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer('First')).toBeVisible();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(items[0]);
});

test('a new render keeps what the visitor opened', async () => {
  const { rerender } = mount(<Accordion items={items} mode="single-never-empty" />);
  await press('Second');
  rerender(<Accordion items={items} mode="single-never-empty" headingLevel={4} />);
  await expect.element(answer('Second')).toBeVisible();
  await expect.element(answer('First')).not.toBeVisible();
});
test('the rings of a chart are strong up to the open part, and its gold star with the last one', async () => {
  await page.viewport(1280, 800);
  const { container } = mount(<ChartedAccordion items={items} chart={{ rings: [2, 3, 4], highlight: [2, 0] }} />);
  const opacities = () =>
    Array.from(container.querySelectorAll('svg > g:last-of-type > g'), (ring) =>
      Number(getComputedStyle(ring).opacity),
    );
  expect(opacities()).toEqual([1, 0.16, 0.16, 0.16]);
  await press('Second');
  await expect.poll(opacities).toEqual([1, 1, 0.16, 0.16]);
  await press('Third');
  await expect.poll(opacities).toEqual([1, 1, 1, 1]);
});

test('a link to the anchor of a part opens it', async () => {
  mount(
    <>
      <a href="#third">To the third</a>
      <Accordion items={items.map((item, at) => ({ ...item, anchor: at === 2 ? 'third' : undefined }))} />
    </>,
  );
  await page.getByRole('link').click();
  await expect.element(answer('Third')).toBeVisible();
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<Accordion items={[]} />);
  expect(container.innerHTML).toBe('');
});
