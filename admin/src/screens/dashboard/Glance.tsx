import type { DashboardFigures } from '@prospectus/contract';
import { FigureTiles } from '@prospectus/design-system/chart';

import { useText } from '../../texts/language-context.ts';
import { leadsHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';

/** The figures that are looked at first; their room is kept while they are counted. */
export function Glance({ figures }: { figures: DashboardFigures | undefined }) {
  const text = useText();
  const say = useFigureTexts();
  const step = (name: 'details' | 'verified' | 'erp') => figures?.funnel.find((one) => one.step === name);
  const call = figures?.first_call;
  const tile = (label: string, counted: { count: number; before: number } | undefined, reached?: string) => ({
    label,
    value: counted && say.count(counted.count),
    href: figures && leadsHref(figures, { reached }),
    change: counted ? say.change(counted.count, counted.before) : WAITING,
  });
  return (
    <FigureTiles
      label={text('figures.glance')}
      tiles={[
        tile(text('figures.leads'), step('details')),
        tile(text('figures.verified'), step('verified'), 'verified'),
        tile(text('figures.erp'), step('erp'), 'erp'),
        {
          label: text('figures.firstCall'),
          value: call && say.time(call.median_s),
          href: figures && leadsHref(figures, { reached: 'called' }),
          change: call ? say.timeChange(call.median_s, call.before_s) : WAITING,
        },
        tile(text('figures.notCalled'), call?.not_called, 'not-called'),
      ]}
    />
  );
}

// Keeps the room of the line below a figure.
const WAITING = { way: 'same', text: '' } as const;
