import { expect, test } from 'vitest';

import { UndoHistory } from './use-undo.ts';

test('changes of one field without a pause are one step; a pause or another field begins the next', () => {
  const history = new UndoHistory({ title: '', note: '' });
  history.record({ title: 'a', note: '' }, 0);
  history.record({ title: 'ab', note: '' }, 500);
  history.record({ title: 'abc', note: '' }, 2_000);
  history.record({ title: 'abc', note: 'x' }, 2_100);
  expect(history.undo()).toEqual({ note: '' });
  expect(history.undo()).toEqual({ title: 'ab' });
  expect(history.undo()).toEqual({ title: '' });
  expect(history.undo()).toBeUndefined();
  expect(history.redo()).toEqual({ title: 'ab' });
});

test('a step that the browser itself takes back moves along the same steps', () => {
  const history = new UndoHistory({ title: 'one' });
  history.record({ title: 'two' }, 0);
  history.record({ title: 'one' }, 100);
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
  expect(history.redo()).toEqual({ title: 'two' });
});

test('a change after undo ends what could be made again', () => {
  const history = new UndoHistory({ title: 'one' });
  history.record({ title: 'two' }, 0);
  history.undo();
  history.record({ title: 'three' }, 5_000);
  expect(history.canRedo).toBe(false);
  expect(history.undo()).toEqual({ title: 'one' });
});
