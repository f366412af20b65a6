import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../tests/emulate-media.ts';
import { mount } from '../../tests/mount.tsx';
import { withoutScript } from '../../tests/without-script.tsx';
import { AmountTimeline, type AmountPlan } from './AmountTimeline.tsx';

const plans: AmountPlan[] = [
  {
    title: 'Whole',
    total: 100,
    popular: true,
    mark: 'Least',
    ways: [
      { title: 'At once', total: 100, steps: [{ label: 'On day one', amount: 100, at: 0 }] },
      {
        title: 'Monthly',
        total: 110,
        steps: [
          { label: 'First', amount: 50, at: 0 },
          { label: 'Months 1 to 3', amount: 20, at: 1, times: 3 },
        ],
      },
    ],
    axis: { until: 3, ticks: ['0', '3'] },
    details: <button type="button">Take the whole</button>,
  },
  {
    title: 'In parts',
    total: 90,
    ways: [{ total: 90, steps: [{ label: 'Each day', amount: 30, at: 0, times: 3 }] }],
    axis: { until: 2, ticks: ['0', '2'] },
    details: <button type="button">Take the parts</button>,
  },
];
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...plans[0], title: `Plan ${at + 1}`, total: 100, ways: [] }));
const element = (given = plans) => <AmountTimeline title="What is paid when" plansLabel="Plans" plans={given} />;
const timeline = (given = plans) => mount(<div style={{ padding: 16 }}>{element(given)}</div>);
const shown = (container: Element) =>
  Array.from(container.querySelectorAll('ol > li'))
    .filter((step) => step.checkVisibility())
    .map((step) => step.textContent);

test('the first plan is shown with all its ways, a click or an arrow key shows another; instalments are drawn to its scale', async () => {
  const { container } = timeline();
  await expect.element(page.getByRole('group', { name: 'What is paid when' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Whole Most chosen Least ₹100' })).toBeChecked();
  expect(shown(container)).toEqual(['First ₹50', 'Months 1 to 3 3 × ₹20']);
  await expect.element(page.getByText('At once', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Take/ }).elements()).toHaveLength(1);
  await page.getByRole('radio', { name: 'In parts ₹90' }).click();
  expect(shown(container)).toEqual(['Each day 3 × ₹30']);
  await expect.element(page.getByRole('button', { name: 'Take the parts' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(shown(container)).toHaveLength(2);
  expect(
    Array.from(container.querySelectorAll('.way svg'), (drawing) => drawing.getAttribute('viewBox')),
    'each axis ends at its plan’s last amount',
  ).toEqual(['-.5 0 4 100', '-.5 0 3 100']);
  expect(Array.from(container.querySelectorAll('.way path'), (path) => path.getAttribute('d'))).toEqual([
    'M0 100v-100m1 100v-40m1 40v-40m1 40v-40',
    'M0 100v-100m1 100v-100m1 100v-100',
  ]);
});

test('without script a click shows another plan', async () => {
  const markup = withoutScript(element());
  expect(shown(markup)).toHaveLength(2);
  await userEvent.click(markup.querySelectorAll('label')[1] ?? markup);
  expect(shown(markup)).toEqual(['Each day 3 × ₹30']);
});

test('an amount without a time is listed and not drawn', () => {
  const { container } = timeline([
    { title: 'Odd', total: 9, ways: [{ total: 9, steps: [{ label: 'Some day', amount: 9 }] }] },
  ]);
  expect([shown(container), container.querySelector('svg')]).toEqual([['Some day ₹9'], null]);
});

test('a single plan needs no choice: its name and total are above its payments', () => {
  const { container } = timeline(plans.slice(0, 1));
  const name = container.querySelector('.name');
  expect([name?.textContent, name?.checkVisibility()]).toEqual(['WholeLeast₹100', true]);
  expect(page.getByRole('radio').elements()).toHaveLength(0);
  expect(shown(container)).toHaveLength(2);
});

test.each([320, 390, 768, 1280])(
  'at %d px nothing scrolls the page sideways; on phones name and total share a line',
  async (width) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(width, 800);
    const { container } = timeline();
    for (const label of container.querySelectorAll('label')) {
      const [name, total] = [label.querySelector('span'), label.querySelector('b')].map((part) =>
        part?.getBoundingClientRect(),
      );
      const shares = (total?.top ?? 0) < (name?.bottom ?? 0) && (total?.bottom ?? 0) > (name?.top ?? 0);
      expect(shares).toBe(width < 768);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([2, 3])('PAGE-19 on a tablet %i plans are all in sight in one line', async (count) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 800);
  const { container } = timeline(many(count));
  const boxes = [...container.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
  expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(count);
  expect(boxes.every(({ right }) => right <= 752)).toBe(true);
  expect(container.querySelector('.arrows')).toBeNull();
});

test.each([4, 5])(
  'PAGE-19 PAGE-29 on a tablet %i plans are a row that scrolls, with an arrow apart from what is below',
  async (count) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(768, 800);
    const { container } = timeline(many(count));
    const row = container.querySelector('.choice ul') ?? container;
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const arrow = page.getByRole('button', { name: 'Show more: Plans' });
    await expect.element(arrow).toBeVisible();
    const plansTop = container.querySelector('.plans')?.getBoundingClientRect().top ?? 0;
    expect(plansTop - arrow.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  },
);

test('with letters of twice the size every amount and tick stays within a phone', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.setProperty('font-size', '200%');
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });
  const steps = [
    { label: 'Processing fee, at admission', amount: 1_00_000, at: 0 },
    { label: 'Months 1 to 12', amount: 10_000, at: 1, times: 12 },
  ];
  const ways = [{ title: '30 months, no cost', total: 1_35_000, steps }];
  const { container } = mount(
    <div style={{ padding: 16 }}>
      <AmountTimeline
        title="What is paid when"
        plansLabel="Plans"
        plans={[
          {
            title: 'Lumpsum',
            total: 1_35_000,
            ways,
            axis: { until: 36, ticks: ['Admission', '1 year', '2 years', '3 years'] },
          },
        ]}
      />
    </div>,
  );
  const edge = container.querySelector('[role="group"]')?.getBoundingClientRect().right ?? 0;
  for (const words of container.querySelectorAll('b, .ticks > span'))
    expect(words.getBoundingClientRect().right, words.textContent).toBeLessThanOrEqual(edge);
});

test('on paper every plan is there under its name, without the choice', async () => {
  const { container } = timeline();
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  await emulateMedia({ media: 'print' });
  expect(shown(container)).toHaveLength(3);
  const visible = (selector: string) =>
    Array.from(container.querySelectorAll(selector)).filter((one) => one.checkVisibility()).length;
  expect([visible('.name'), visible('input'), visible('.way > svg')]).toEqual([2, 0, 0]);
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(element([]));
  expect(container.innerHTML).toBe('');
});
