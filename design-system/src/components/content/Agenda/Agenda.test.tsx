import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Agenda } from './Agenda.tsx';

const lecture = { id: '1', time: '09:30AM to 10:30AM', title: 'Online MBA' };

test('days without anything are left out, a holiday without classes stays', () => {
  mount(
    <Agenda
      today="2025-03-06"
      days={[
        { date: '2025-03-05', entries: [] },
        { date: '2025-03-06', entries: [lecture] },
        { date: '2025-03-14', note: 'Holi', entries: [] },
      ]}
    />,
  );
  expect(
    page
      .getByRole('heading')
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Thursday, 6 March 2025', 'Friday, 14 March 2025']);
  expect(page.getByText('Today').elements()).toHaveLength(1);
  expect(page.getByText('Holi').element().closest('li')?.dataset['day']).toBe('2025-03-14');
});

test('changes are text: cancelled, moved and the former time', () => {
  mount(
    <Agenda
      days={[
        { date: '2025-03-06', entries: [{ ...lecture, marks: ['cancelled', 'moved'], was: '08:00AM to 09:00AM' }] },
      ]}
    />,
  );
  expect(page.getByText('Cancelled').elements()).toHaveLength(1);
  expect(page.getByText('Moved').elements()).toHaveLength(1);
  expect(document.querySelector('s')?.textContent).toBe('was 08:00AM to 09:00AM');
});

test('without events it says so', async () => {
  const { rerender } = mount(<Agenda days={[{ date: '2025-03-05', entries: [] }]} />);
  await expect.element(page.getByText('Nothing planned in this period.')).toBeVisible();
  rerender(<Agenda days={[]} emptyText="No class is planned." />);
  await expect.element(page.getByText('No class is planned.')).toBeVisible();
});
