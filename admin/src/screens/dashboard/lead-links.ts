import type { FigureGroup, FunnelStep, VISIT_STEPS } from '@prospectus/contract';

/** The address of leads for which a value is not known. */
const UNKNOWN = 'unknown';

type Days = { from: string; to: string };

/** The list of the leads that a figure counts. */
export function leadsHref({ from, to }: Days, filter: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/leads?${new URLSearchParams([['from', from], ['to', to], ...given] as [string, string][]).toString()}`;
}

/** The list behind a step of the funnel, of one group where there is one: leads, or for visits the form microscope. */
export function stepHref(days: Days, step: FunnelStep, group?: { by: FigureGroup; value: string }): string {
  const { from, to } = group?.by === 'day' ? { from: group.value, to: group.value } : days;
  const value = group && (group.value === '' ? UNKNOWN : group.value);
  if (isVisit(step)) {
    const limit = group && group.by !== 'day' && value ? [[MICROSCOPE[group.by] ?? '', value]] : [];
    return `/form-microscope?${new URLSearchParams([['from', from], ['to', to], ...limit] as [string, string][]).toString()}`;
  }
  const limit = group && group.by !== 'day' ? { [LEADS[group.by]]: value } : {};
  return leadsHref({ from, to }, { ...limit, ...(step !== 'details' && { reached: step }) });
}

const isVisit = (step: FunnelStep): step is (typeof VISIT_STEPS)[number] =>
  step === 'page' || step === 'opened' || step === 'phone';

// The list's own `page` is the page number.
const LEADS = {
  page: 'entry',
  source: 'visit_source',
  campaign: 'campaign',
  device: 'device',
  programme: 'area_of_interest',
} as const satisfies Record<Exclude<FigureGroup, 'day'>, string>;

const MICROSCOPE: Partial<Record<FigureGroup, string>> = { page: 'path', source: 'source', device: 'device' };
