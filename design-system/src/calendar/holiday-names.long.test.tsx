import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { Calendar } from './Calendar.tsx';

const LONG_NAMES = [
  'Id-uz-Zuha (Bakrid) / Guru Tegh Bahadur’s Martyrdom Day',
  'Thiruvalluvarthirunalandmattupongalcelebrations',
  'स्वतंत्रतादिवसएवंजन्माष्टमी',
];
for (const width of [390, 1280])
  test(`${width} px wide, the name of a holiday leaves the number of its day, its lectures and other days free`, async () => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const events = Array.from({ length: 5 }, (_, index) => ({
      id: String(index),
      title: 'Online MBA',
      start: '2025-03-05T09:30',
      end: '2025-03-05T10:30',
    }));
    // The first of them is on the day with the lectures.
    const holidays = [LONG_NAMES[0], ...LONG_NAMES].map((title = '', at) => ({ date: `2025-03-0${5 + at}`, title }));
    mount(
      <Calendar
        label="Timetable"
        view="month"
        date="2025-03-05"
        timeZone="Asia/Kolkata"
        onGo={() => undefined}
        {...{ events, holidays }}
      />,
    );
    await expect.poll(() => page.getByText(LONG_NAMES[2] ?? '').elements().length).toBe(1);
    const area = page.getByRole('group', { name: 'Timetable' }).element();
    const names = [...area.querySelectorAll('.ds-holiday-title')];
    expect(names).toHaveLength(4);
    const others = [...area.querySelectorAll('.ds-number, .ds-event, .ds-more')].map((one) =>
      one.getBoundingClientRect(),
    );
    for (const name of names) {
      const box = name.getBoundingClientRect();
      const clip = name.closest('[aria-hidden="true"]')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(name);
      for (const line of words.getClientRects()) {
        // A long name ends where the space for the number begins.
        const [left, right] = [
          line.left,
          Math.min(line.right, box.right - parseFloat(getComputedStyle(name).paddingRight)),
        ];
        const [top, bottom] = [line.top, Math.min(line.bottom, box.bottom, clip?.bottom ?? 0)];
        const covered = others.filter(
          (other) => left < other.right && right > other.left && top + 2 < other.bottom && bottom - 2 > other.top,
        );
        expect([name.textContent, covered]).toEqual([name.textContent, []]);
      }
    }
  });
