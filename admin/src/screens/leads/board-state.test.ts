import type { BoardColumn, LeadRecord, SalesStage } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { inStage, joinPages, type LoadedColumn, placeLead, stagesAfter } from './board-state.ts';

const NOW = Date.parse('2026-11-20T06:00:00.000Z');
const lead = (id: string, stage: SalesStage, next_at: string | null = null) =>
  ({ id, stage, version: 1, lost_reason: null, next_at }) as LeadRecord;
const column = (stage: SalesStage, ...ids: string[]): BoardColumn => ({
  ...{ stage, count: ids.length, more: false, overdue: 0, due: 0 },
  leads: ids.map((id) => lead(id, stage)),
});
const idsOf = (columns: readonly LoadedColumn[]) =>
  Object.fromEntries(columns.map(({ stage, leads, count }) => [stage, [...leads.map(({ id }) => id), count]]));

test('pages are joined; a lead in two of them is shown once, and a short page is the last of its stage', () => {
  const top = [column('new', 'a', 'b'), column('contacted', 'x')];
  expect(stagesAfter(top, { first: 0, last: 1 })).toEqual(['new']);
  const columns = joinPages(
    [top, [column('new', 'b', 'c')]],
    [
      { first: 0, last: 1 },
      { first: 2, last: 3 },
    ],
    'loading',
  );
  expect(idsOf(columns)).toEqual({ new: ['a', 'b', 'c', 2], contacted: ['x', 1] });
  expect(columns.map(({ next }) => next)).toEqual(['loading', 'all']);
});

test('a moved lead is the first of its stage until it is read in a newer version; other columns stay the same', () => {
  const loaded = joinPages([[column('new', 'a', 'b'), column('contacted', 'x'), column('lost')]], [], 'more');
  const moved = inStage(lead('b', 'new', '2026-11-19T06:00:00.000Z'), 'contacted', null);
  const columns = placeLead(loaded, moved, NOW);
  expect(idsOf(columns)).toEqual({ new: ['a', 1], contacted: ['b', 'x', 2], lost: [0] });
  expect(columns[1]?.overdue).toBe(1);
  expect(columns[2]).toBe(loaded[2]);
  // Read again where it was moved to, it is counted already.
  const again = joinPages([[column('new', 'a'), column('contacted', 'x', 'b')]], [], 'more');
  expect(idsOf(placeLead(again, moved, NOW))).toEqual({ new: ['a', 1], contacted: ['b', 'x', 2] });
  expect(placeLead(again, { ...moved, version: 0 }, NOW)).toBe(again);
  // Nobody has it in a stage that is read to its end: it is gone.
  expect(placeLead(again, lead('z', 'new'), NOW)).toBe(again);
});
