import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = ['Indian', 'International', 'Other'].map((label) => ({ id: label, label, content: <p>{label} fees</p> }));
const panel = (label: string) => page.getByText(`${label} fees`);

test('shows one panel; every panel is in the page', async () => {
  mount(<Tabs label="Fees" tabs={tabs} />);
  await expect.element(panel('Indian')).toBeVisible();
  await expect.element(panel('International')).toBeInTheDocument();
  await expect.element(panel('International')).not.toBeVisible();
  await page.getByRole('tab', { name: 'International' }).click();
  await expect.element(panel('International')).toBeVisible();
  await expect.element(panel('Indian')).not.toBeVisible();
});

test('arrows, Home and End move and choose; one tab is in the order of focus', async () => {
  const onChange = vi.fn();
  mount(<Tabs label="Fees" tabs={tabs} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('International');
  expect(document.activeElement?.textContent).toBe('International');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Indian');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(onChange.mock.calls.flat()).toEqual(['International', 'Other', 'Indian', 'Other', 'Indian']);
  const order = page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.getAttribute('tabindex'));
  expect(order).toEqual(['0', '-1', '-1']);
});

test('if the selected tab disappears the first one is selected; without tabs nothing is shown', async () => {
  const { rerender, container } = mount(<Tabs label="Fees" tabs={tabs} defaultSelectedId="Other" />);
  await expect.element(panel('Other')).toBeVisible();
  rerender(<Tabs label="Fees" tabs={tabs.slice(0, 2)} defaultSelectedId="Other" />);
  await expect.element(panel('Indian')).toBeVisible();
  rerender(<Tabs label="Fees" tabs={[]} />);
  expect(container.querySelector('[role="tablist"]')).toBeNull();
});

test('the selected tab is scrolled into view if the row is too narrow for all', async () => {
  await page.viewport(390, 600);
  const many = Array.from({ length: 12 }, (_, at) => ({
    id: `${at}`,
    label: `Section ${at}`,
    content: <p>Text {at}</p>,
  }));
  const { container } = mount(<Tabs label="Sections" tabs={many} defaultSelectedId="9" />);
  await expect.element(page.getByText('Text 9')).toBeVisible();
  const row = container.querySelector('[role="tablist"]')?.getBoundingClientRect();
  const tab = page.getByRole('tab', { selected: true }).element().getBoundingClientRect();
  expect(tab.left).toBeGreaterThanOrEqual(row?.left ?? Infinity);
  expect(tab.right).toBeLessThanOrEqual(Math.ceil(row?.right ?? 0));
});

test('more tabs than fit, with visually hidden texts, do not make the page scroll sideways', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    id: String(at),
    label: `Section ${at}`,
    mark: <span className="visually-hidden">complete</span>,
    content: <p>Text {at}</p>,
  }));
  mount(<Tabs label="Sections" tabs={many} />);
  await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(many.length);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
