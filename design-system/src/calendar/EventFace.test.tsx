import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { rgb } from '../../tests/rgb.ts';
import type { CalendarPlace } from '../components/navigation/CalendarToolbar/CalendarToolbar.tsx';
import { lightColours } from '../tokens/brand.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

const mba = {
  id: 'mba',
  title: 'Online MBA',
  note: 'Marketing',
  start: '2025-03-05T09:30',
  end: '2025-03-05T10:30',
};

function Owner(props: Pick<CalendarProps, 'events' | 'renderDetails'>) {
  const [place, setPlace] = useState<CalendarPlace>({ view: 'month', date: '2025-03-05' });
  return (
    <Calendar label="Timetable" timeZone="Asia/Kolkata" now="2025-03-05T08:00" {...props} {...place} onGo={setPlace} />
  );
}

const event = (name: string) => page.getByRole('button', { name: new RegExp(name) });
const there = (name: string) => expect.element(event(name)).toBeVisible();

test('a line of a month shows the short title and is named by the whole one; a day shows the whole one', async () => {
  mount(<Owner events={[{ ...mba, title: 'Master of Business Administration', shortTitle: 'MBA' }]} />);
  await there('Master of Business Administration');
  await expect.element(page.getByText('MBA', { exact: true })).toBeVisible();
  expect(event('Master of Business Administration').element().querySelector('.title')?.scrollWidth).toBeLessThan(80);
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect.element(page.getByText('Master of Business Administration', { exact: true })).toBeVisible();
});

test('further events of a day are shown by a click on their number, by mouse and by keys', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...mba, id: `mba-${at}`, note: `Subject ${at}` }));
  mount(<Owner events={many} renderDetails={({ note }) => note} />);
  const more = page.getByText(/more/).first();
  await more.click();
  const all = page.getByRole('dialog');
  await expect.element(all).toBeVisible();
  expect(all.getByText('Online MBA').elements()).toHaveLength(9);
  const { backgroundColor } = getComputedStyle(all.element());
  expect(backgroundColor, 'it covers what is below it').toBe(rgb(lightColours.surface));
  const box = all.element().getBoundingClientRect();
  expect(Math.min(box.top, box.left, innerHeight - box.bottom, innerWidth - box.right)).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(all).not.toBeInTheDocument();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(all).toBeVisible();
});
