import type { FigureGroup, FunnelStep, VISIT_STEPS } from '@prospectus/contract';

import { firstMomentOf, lastMomentOf } from '../../layout/india-time.ts';
import { listHref } from '../../lists/list-href.ts';

/** The value of visits about which something is unknown, in the address of the form microscope. */
const UNKNOWN = 'unknown';

type Days = { from: string; to: string };

/** The list of the leads that a figure counts; null finds those about which something is unknown. */
export const leadsHref = (
  { from, to }: Days,
  filter: Readonly<Record<string, string | null | undefined>> = {},
): string => listHref('/leads', { created_at_gte: firstMomentOf(from), created_at_lte: lastMomentOf(to), ...filter });

/** The list behind a step of the funnel, of one group where there is one: leads, or for visits the form microscope. */
export function stepHref(days: Days, step: FunnelStep, group?: { by: FigureGroup; value: string }): string {
  const { from, to } = group?.by === 'day' ? { from: group.value, to: group.value } : days;
  if (isVisit(step)) {
    const limit = group && group.by !== 'day' ? [[MICROSCOPE[group.by] ?? '', group.value || UNKNOWN]] : [];
    return `/form-microscope?${new URLSearchParams([['from', from], ['to', to], ...limit] as [string, string][]).toString()}`;
  }
  const limit = group && group.by !== 'day' ? { [LEADS[group.by]]: group.value || null } : {};
  return leadsHref({ from, to }, { ...limit, ...(step !== 'details' && { reached: step }) });
}

const isVisit = (step: FunnelStep): step is (typeof VISIT_STEPS)[number] =>
  step === 'page' || step === 'opened' || step === 'phone';

const LEADS = {
  page: 'page',
  source: 'visit_source',
  campaign: 'campaign',
  device: 'device',
  programme: 'area_of_interest',
} as const satisfies Record<Exclude<FigureGroup, 'day'>, string>;

const MICROSCOPE: Partial<Record<FigureGroup, string>> = { page: 'path', source: 'source', device: 'device' };
