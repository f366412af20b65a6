import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import type { CalendarPlace } from '../components/navigation/CalendarToolbar/CalendarToolbar.tsx';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

const mba: CalendarEvent = {
  id: 'mba',
  title: 'Online MBA',
  note: 'Marketing',
  start: '2025-03-05T09:30',
  end: '2025-03-05T10:30',
};
const mca: CalendarEvent = {
  ...mba,
  id: 'mca',
  title: 'Online MCA',
  start: '2025-03-05T11:00',
  end: '2025-03-05T12:00',
};
const events = [mba, mca];

function Owner(props: Partial<CalendarProps>) {
  const [place, setPlace] = useState<CalendarPlace>({ view: props.view ?? 'month', date: props.date ?? '2025-03-05' });
  return (
    <Calendar
      label="Timetable"
      events={events}
      timeZone="Asia/Kolkata"
      now="2025-03-05T08:00"
      {...props}
      {...place}
      onGo={(to) => {
        props.onGo?.(to);
        setPlace(to);
      }}
    />
  );
}

const event = (name: string) => page.getByRole('button', { name: new RegExp(name) });
const there = (name: string) => expect.element(event(name)).toBeVisible();
const textOf = (locator: Locator) => () => locator.element().textContent?.replaceAll('\u00A0', ' ');
const said = (text: string) => expect.poll(textOf(page.getByRole('status'))).toContain(text);
const says = (name: string, text: string) => expect.poll(textOf(event(name))).toContain(text);
const topOf = (name: string) => event(name).element().getBoundingClientRect().top;

test('month, week, day and list show the same events; the toolbar goes by one period', async () => {
  mount(<Owner holidays={[{ date: '2025-03-14', title: 'Holi' }]} />);
  await there('Online MBA');
  await expect.element(page.getByText('Holi')).toBeVisible();
  for (const view of ['Week', 'Day', 'List']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await there('Online MBA.*|9:30.*Online MBA');
    await there('Online MCA');
  }
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect.element(page.getByText('All-Day')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'March 05, 2025' })).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.element(page.getByRole('heading', { name: 'March 06, 2025' })).toBeVisible();
  await expect.poll(() => event('Online MBA').elements().length).toBe(0);
});

test('its height is that of the prop, whatever is shown', () => {
  mount(<Owner height={640} />);
  expect(page.getByRole('group', { name: 'Timetable' }).element().getBoundingClientRect().height).toBe(640);
});

for (const height of [640, 720])
  test(`${height} px high, a month shows as many events as fit without scrolling, and how many more there are`, async () => {
    // A day of each of the six weeks of the month.
    const many = ['01', '08', '15', '22', '29', '30'].flatMap((day) =>
      Array.from({ length: 10 }, (_, index) => ({
        ...mba,
        id: `mba-${day}-${index}`,
        start: `2025-03-${day}T09:30`,
        end: `2025-03-${day}T10:30`,
      })),
    );
    mount(<Owner events={many} height={height} />);
    await expect.element(page.getByText(/more/).first()).toBeVisible();
    const area = page.getByRole('group', { name: 'Timetable' }).element();
    const bottoms = () => [...area.querySelectorAll('.ds-more')].map((more) => more.getBoundingClientRect().bottom);
    const rows = () =>
      [...area.querySelectorAll('.ds-more')].map(
        (more) => more.closest('[role="row"]')?.getBoundingClientRect().bottom,
      );
    expect(bottoms()).toHaveLength(6);
    for (const [index, bottom] of bottoms().entries()) expect(bottom).toBeLessThanOrEqual(rows()[index] ?? 0);
    const [first] = page.getByText('Online MBA').elements();
    expect(first?.getBoundingClientRect().top).toBeGreaterThan(area.getBoundingClientRect().top);
  });

test('a list starts with its day; another month starts with its first day', async () => {
  const daily = Array.from({ length: 61 }, (_, index) => {
    const day = new Date(Date.UTC(2025, 2, 1 + index)).toISOString().slice(0, 10);
    return { ...mba, id: day, title: `Lecture of ${day}`, start: `${day}T09:30`, end: `${day}T10:30` };
  });
  mount(<Owner view="list" date="2025-03-15" events={daily} />);
  const [area] = page.getByRole('group', { name: 'Timetable' }).elements().slice(1);
  const dayAtTop = () =>
    [...(area?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].find(
      (day) => day.getBoundingClientRect().bottom > (area?.getBoundingClientRect().top ?? 0) + 1,
    )?.dataset['day'];
  await expect.poll(dayAtTop).toBe('2025-03-15');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(dayAtTop).toBe('2025-04-01');
});

test('times are local times of its zone, and today is the day there', async () => {
  // The browser of the tests is in UTC: half past five hours behind.
  mount(<Owner now={undefined} timeZone="Pacific/Kiritimati" view="week" />);
  await says('Online MBA', '9:30 am – 10:30 am');
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Pacific/Kiritimati',
    month: 'long',
    day: '2-digit',
    year: 'numeric',
  }).format(Date.now());
  await expect.element(page.getByRole('heading', { name: day })).toBeVisible();
});

test('details open on hover, on focus and on click, and close with Escape', async () => {
  mount(
    <Owner
      renderDetails={({ title, note }) => `${title} teaches ${note}`}
      renderActions={({ title }) => <a href="#add">Add {title}</a>}
    />,
  );
  await there('Online MBA');
  const tip = page.getByRole('tooltip');
  await userEvent.hover(event('Online MBA'));
  await expect.element(tip).toHaveTextContent('Online MBA teaches Marketing');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => tip.elements().length).toBe(0);

  await userEvent.unhover(event('Online MBA'));
  (event('Online MBA').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(tip).toHaveTextContent('Online MCA teaches Marketing');
  expect(event('Online MCA').element().getAttribute('aria-describedby')).toBe(tip.element().id);
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Add Online MCA' })).toBeVisible();
});

test('Enter and a click open an event if there is a handler', async () => {
  const onOpen = vi.fn<NonNullable<CalendarProps['onOpen']>>();
  mount(<Owner onOpen={onOpen} view="list" />);
  await event('Online MBA').click();
  expect(onOpen).toHaveBeenLastCalledWith(mba);
  (event('Online MCA').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(mca);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  (event('Online MCA').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(3);
});

test('Alt with the arrow keys moves and resizes, the focus stays, and a refused change is undone', async () => {
  const onMove = vi.fn<NonNullable<CalendarProps['onMove']>>();
  const onResize = vi.fn<NonNullable<CalendarProps['onResize']>>();
  mount(<Owner view="week" onMove={onMove} onResize={onResize} />);
  await there('Online MBA');
  (event('Online MBA').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onMove).toHaveBeenLastCalledWith(mba, { start: '2025-03-05T09:45', end: '2025-03-05T10:45' });
  await said('Online MBA: Wednesday, 5 March 2025, 9:45 am – 10:45 am.');
  await says('Online MBA', '9:45 am – 10:45 am');
  await expect.element(event('Online MBA')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(onResize.mock.lastCall?.[1]).toEqual({ start: '2025-03-05T09:45', end: '2025-03-05T11:00' });

  onMove.mockRejectedValueOnce(new Error('offline'));
  await expect.element(event('Online MBA')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await said('Online MBA could not be moved and is back at Wednesday, 5 March 2025');
});

test('the answer to an earlier move leaves a later one of the same event as it is', async () => {
  const refusals: (() => void)[] = [];
  const onMove = vi.fn<NonNullable<CalendarProps['onMove']>>(
    () => new Promise<void>((_done, refuse) => refusals.push(() => refuse(new Error('taken')))),
  );
  mount(<Owner view="week" onMove={onMove} />);
  await there('Online MBA');
  (event('Online MBA').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await says('Online MBA', '10:00 am – 11:00 am');
  expect(onMove).toHaveBeenCalledTimes(2);
  refusals[0]?.();
  await said('could not be moved');
  await says('Online MBA', '10:00 am – 11:00 am');
});

test('an event that is not editable stays where it is', async () => {
  const onMove = vi.fn<NonNullable<CalendarProps['onMove']>>();
  mount(<Owner view="week" events={[{ ...mba, editable: false }]} onMove={onMove} />);
  await there('Online MBA');
  (event('Online MBA').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onMove).not.toHaveBeenCalled();
});

test('the pointer drags an event to another time; one that cannot be saved goes back', async () => {
  const onMove = vi.fn<NonNullable<CalendarProps['onMove']>>(() => Promise.reject(new Error('offline')));
  mount(<Owner view="day" onMove={onMove} />);
  await there('Online MBA');
  await expect.poll(() => topOf('Online MBA')).toBeLessThan(400);
  const before = topOf('Online MBA');
  await userEvent.dragAndDrop(event('Online MBA'), event('Online MCA'), {
    steps: 8,
    sourcePosition: { x: 60, y: 10 },
    targetPosition: { x: 60, y: 35 },
  });
  await expect.poll(() => onMove.mock.lastCall?.[1].start).toMatch(/^2025-03-05T11:/);
  expect(onMove.mock.lastCall?.[1].end).toMatch(/^2025-03-05T12:/);
  await said('could not be moved');
  await expect.poll(() => topOf('Online MBA')).toBe(before);
});

for (const grabbed of [3, 40])
  test(`dragged sideways an event keeps its time, grabbed ${grabbed} px below its top`, async () => {
    const onMove = vi.fn<NonNullable<CalendarProps['onMove']>>();
    const nextDay = { ...mca, start: '2025-03-06T09:30', end: '2025-03-06T10:30' };
    mount(<Owner view="week" events={[mba, nextDay]} onMove={onMove} />);
    await there('Online MBA');
    await expect.poll(() => topOf('Online MBA')).toBeLessThan(400);
    const at = { x: 30, y: grabbed };
    await userEvent.dragAndDrop(event('Online MBA'), event('Online MCA'), {
      steps: 8,
      sourcePosition: at,
      targetPosition: at,
    });
    expect(onMove.mock.lastCall?.[1]).toEqual({ start: '2025-03-06T09:30', end: '2025-03-06T10:30' });
  });

test('a free time is chosen by pointer and by keys', async () => {
  const onSelect = vi.fn<NonNullable<CalendarProps['onSelect']>>();
  mount(<Owner view="day" onSelect={onSelect} />);
  await there('Online MBA');
  // It scrolls to the morning first.
  await expect.poll(() => topOf('Online MBA')).toBeLessThan(400);
  const region = page.getByRole('group', { name: 'Timetable' });
  const [box, whole] = [event('Online MBA').element(), region.element()].map((one) => one.getBoundingClientRect());
  const position = { x: (box?.left ?? 0) - (whole?.left ?? 0) + 40, y: (box?.top ?? 0) - (whole?.top ?? 0) - 15 };
  await userEvent.click(region, { position });
  await expect.poll(() => onSelect.mock.lastCall?.[0].start).toMatch(/^2025-03-05T09:/);

  const chooser = page.getByRole('application');
  (chooser.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  await said('Wednesday, 5 March 2025, 9:30 am – 10:45 am');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith({ start: '2025-03-05T09:30', end: '2025-03-05T10:45' });

  await page.getByRole('button', { name: 'Month', exact: true }).click();
  (page.getByRole('application').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith({ start: '2025-03-06', end: '2025-03-07' });
});

test('without events it says so; in Hindi its texts are Hindi', async () => {
  mount(
    <TextsProvider texts={hindi}>
      <Owner events={[]} />
    </TextsProvider>,
  );
  await expect.element(page.getByText('इस अवधि में कुछ तय नहीं है।')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'मार्च 2025' })).toBeVisible();
  await page.getByRole('button', { name: 'दिन', exact: true }).click();
  await expect.element(page.getByText('पूरा दिन')).toBeVisible();
});
