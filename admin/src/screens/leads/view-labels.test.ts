import { expect, test } from 'vitest';

import { viewLabels } from './view-labels.ts';

const view = (title: string, owner: string, owner_name: string | null) => ({ title, owner, owner_name });

test('a title that is one view’s is its label; those of two have their owners, and of one owner a number', () => {
  const views = [
    view('Call first', 'a', 'Anu Rao'),
    view('Fees', 'a', 'Anu Rao'),
    view('Fees', 'b', 'Bala Iyer'),
    view('Fees', 'b', 'Bala Iyer'),
    view('Fees', 'c', null),
  ];
  expect(viewLabels(views, 'A former colleague')).toEqual([
    'Call first',
    'Fees · Anu Rao',
    'Fees · Bala Iyer',
    'Fees · Bala Iyer (2)',
    'Fees · A former colleague',
  ]);
});
