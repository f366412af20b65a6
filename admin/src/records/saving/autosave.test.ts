import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createAutosave } from './autosave.ts';
import type { SaveState } from './save-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Fields = Record<string, unknown>;

/** A form with fields, a server that saves them, and the browser's copy. */
function setUp() {
  const form: Fields = {};
  let saved: Fields = {};
  let failure: Error | undefined;
  let copy: Fields | undefined;
  const sent: Fields[] = [];
  const states: SaveState[] = [];
  const autosave = createAutosave({
    unsaved: () => Object.fromEntries(Object.entries(form).filter(([name, value]) => saved[name] !== value)),
    invalid: (fields) => Object.keys(fields).filter((name) => fields[name] === ''),
    whole: () => false,
    send: async (fields) => {
      if (failure) throw failure;
      sent.push({ ...fields });
      saved = { ...saved, ...fields };
      return undefined;
    },
    copy: {
      store: async (fields) => {
        copy = { ...fields };
        return true;
      },
      delete: async () => {
        copy = undefined;
      },
    },
    onState: (state) => states.push(state),
  });
  return {
    type: (name: string, value: string) => {
      form[name] = value;
      autosave.changed();
    },
    fail: (error: Error | undefined) => {
      failure = error;
    },
    autosave,
    sent,
    states,
    copy: () => copy,
  };
}

test('it saves 2 s after the last key, and 10 s after the first where typing does not stop', async () => {
  const { type, sent } = setUp();
  type('title', 'a');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([{ title: 'a' }]);
  for (let key = 1; key <= 11; key += 1) {
    type('title', 'a'.repeat(key + 1));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(sent).toHaveLength(2);
});

test('what is typed is in the browser within 250 ms, and no longer once it is saved', async () => {
  const { type, copy } = setUp();
  type('title', 'a');
  await vi.advanceTimersByTimeAsync(250);
  expect(copy()).toEqual({ title: 'a' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(copy()).toBeUndefined();
});

test.each([
  [0, 'offline'],
  [503, 'unavailable'],
])('after a failure with status %i it is tried again with growing pauses, and the copy stays', async (status, is) => {
  const { type, fail, sent, copy, autosave } = setUp();
  fail(new HttpError('No.', status));
  type('title', 'a');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(autosave.state()).toEqual({ is, stored: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(autosave.state()).toEqual({ is, stored: true });
  expect(copy()).toEqual({ title: 'a' });
  fail(undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual([{ title: 'a' }]);
  expect(autosave.state()).toEqual({ is: 'saved' });
});

test('signed out it waits for the sign-in and does not try by itself', async () => {
  const { type, fail, sent, autosave } = setUp();
  fail(new HttpError('Please sign in.', 401));
  type('title', 'a');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(autosave.state()).toEqual({ is: 'signed-out', stored: true });
  fail(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ title: 'a' }]);
});

test('an invalid field stays in the browser while the valid ones are saved', async () => {
  const { type, sent, copy, autosave } = setUp();
  type('title', '');
  type('note', 'b');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([{ note: 'b' }]);
  expect(autosave.state()).toEqual({ is: 'incomplete', fields: ['title'], stored: true });
  expect(copy()).toEqual({ title: '' });
});

test('an action waits for the save that is running, and a save for the action', async () => {
  const { type, sent, autosave } = setUp();
  type('title', 'a');
  const order: string[] = [];
  const first = autosave.exclusive(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    order.push(`action after ${sent.length} saves`);
  });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  expect([order, sent]).toEqual([['action after 0 saves'], [{ title: 'a' }]]);
});
