import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { LineChart } from './LineChart.tsx';

const chart = (
  <LineChart
    label="Leads a day"
    points={['1 Nov', '2 Nov', '3 Nov']}
    now={{ name: 'Now', values: [4, 8, 2] }}
    before={{ name: 'Before', values: [3, 3, 3] }}
    format={String}
  />
);

test('both lines are drawn, and differ without colour', async () => {
  const { container } = mount(chart);
  await expect.element(page.getByRole('figure', { name: 'Leads a day' })).toBeVisible();
  const dash = (id: string) => {
    const line = container.querySelector(`.MuiLineChart-line[data-series="${id}"]`);
    return line && getComputedStyle(line).strokeDasharray;
  };
  await expect.poll(() => [dash('now'), dash('before')]).toEqual(['none', '5px, 4px']);
});

test('the arrow keys go from point to point, and the figures of each are shown', async () => {
  mount(chart);
  await expect.element(page.getByRole('figure', { name: 'Leads a day' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('1 NovBefore3Now4');
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(
    <LineChart label="Leads" points={[]} now={{ name: 'Now', values: [] }} format={String} />,
  );
  expect(container.innerHTML).toBe('');
});
