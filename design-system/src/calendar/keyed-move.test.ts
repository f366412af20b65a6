import { expect, test } from 'vitest';
import { keyedMove } from './keyed-move.ts';

const times = { start: '2025-03-05T09:30', end: '2025-03-05T10:30' };
const press = (view: 'month' | 'week' | 'list', key: string, shiftKey = false) =>
  keyedMove(times, view, 15, { altKey: true, shiftKey, key });

test('sideways by a day, up and down by a step, in a month by a week', () => {
  expect(press('week', 'ArrowRight')?.to.start).toBe('2025-03-06T09:30');
  expect(press('list', 'ArrowUp')?.to).toEqual({ start: '2025-03-05T09:15', end: '2025-03-05T10:15' });
  expect(press('month', 'ArrowDown')?.to.start).toBe('2025-03-12T09:30');
});

test('with Shift its end alone, never shorter than a step', () => {
  expect(press('week', 'ArrowDown', true)).toEqual({
    kind: 'resize',
    to: { start: '2025-03-05T09:30', end: '2025-03-05T10:45' },
  });
  expect(
    keyedMove({ start: times.start, end: '2025-03-05T09:45' }, 'week', 15, {
      altKey: true,
      shiftKey: true,
      key: 'ArrowUp',
    }),
  ).toBeUndefined();
});

test('other keys, and arrows alone, move nothing', () => {
  expect(press('week', 'Enter')).toBeUndefined();
  expect(keyedMove(times, 'week', 15, { altKey: false, shiftKey: false, key: 'ArrowUp' })).toBeUndefined();
});
