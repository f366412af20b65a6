import { type DashboardFigures, type FigureGroup, FUNNEL_STEPS } from '@prospectus/contract';

import type { StreamedFile } from '../../platform/console/record-file.ts';
import { recordFile } from '../../platform/console/record-file.ts';

/** The funnel by what was asked for as CSV: a line for each group, and last the sums of the time and of the one before. */
export function figuresFile(by: FigureGroup, { from, to, previous, groups, funnel }: DashboardFigures): StreamedFile {
  // Named apart from the steps, as one of them is `page`, too.
  const column = `by_${by}`;
  const total = (name: string, time: { from: string; to: string }, figure: 'count' | 'before') => ({
    [column]: `${name} ${time.from} to ${time.to}`,
    ...Object.fromEntries(funnel.map((one) => [one.step, one[figure]])),
  });
  const lines = [
    ...groups.map(({ value, steps }) => ({ ...steps, [column]: value })),
    total('All', { from, to }, 'count'),
    total('Before', previous, 'before'),
  ];
  return recordFile(
    { name: `funnel-by-${by}`, day: `${from}-${to}`, format: 'csv' },
    [column, ...FUNNEL_STEPS],
    batch(),
  );

  async function* batch() {
    yield lines;
  }
}
