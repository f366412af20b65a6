import { type BoardColumn, CLOSED_STAGES, type LeadRecord, type SalesStage } from '@prospectus/contract';

/** A column as far as it is loaded; `next` says whether it has more leads, and how loading them went. */
export type LoadedColumn = BoardColumn & { next: 'more' | 'all' | 'loading' | 'failed' };

/** A part of each column: positions in it, of some stages or of all. */
export type BoardPage = { first: number; last: number; stages?: readonly SalesStage[] };

/** The stages that have more leads than a page has. */
export const stagesAfter = (columns: readonly BoardColumn[], { first, last }: BoardPage): SalesStage[] =>
  columns.filter(({ leads }) => leads.length > last - first).map(({ stage }) => stage);

/** The columns of all pages together; `next` is the state of those that have more leads. */
export function joinPages(
  pages: readonly (readonly BoardColumn[])[],
  positions: readonly BoardPage[],
  next: LoadedColumn['next'],
): LoadedColumn[] {
  const [top = [], ...further] = pages;
  const [end, position] = [pages.at(-1), positions.at(-1)];
  const stagesWithMore = end && position ? stagesAfter(end, position) : [];
  // A lead that was moved between two reads is in two pages.
  const shown = new Set<string>();
  const isNew = ({ id }: LeadRecord) => !shown.has(id) && shown.add(id);
  return top.map((column) => {
    const rest = further.flatMap((page) => page.find(({ stage }) => stage === column.stage)?.leads ?? []);
    return {
      ...column,
      leads: [...column.leads, ...rest].filter(isNew),
      next: stagesWithMore.includes(column.stage) ? next : 'all',
    };
  });
}

/** The columns with a lead that was moved: the first of its stage, and in no other; unless it has changed since. */
export function placeLead(columns: readonly LoadedColumn[], lead: LeadRecord, now: number): readonly LoadedColumn[] {
  const isLead = ({ id }: LeadRecord) => id === lead.id;
  const from = columns.find(({ leads }) => leads.some(isLead));
  const to = columns.find(({ stage }) => stage === lead.stage);
  const old = from?.leads.find(isLead);
  if (!to || (old ? old.version > lead.version : to.next === 'all')) return columns;
  const overdue = ({ next_at }: LeadRecord) => (next_at !== null && Date.parse(next_at) < now ? 1 : 0);
  return columns.map((column) => {
    if (column !== from && column !== to) return column;
    const others = column.leads.filter((one) => !isLead(one));
    const leads = column === to ? [lead, ...others] : others;
    if (!old || from === to) return { ...column, leads };
    const [by, overdueBy] = column === to ? [1, overdue(lead)] : [-1, -overdue(old)];
    return {
      ...column,
      leads,
      count: column.more ? column.count : column.count + by,
      overdue: Math.max(0, column.overdue + overdueBy),
    };
  });
}

/** A lead in another stage: a closed one has no follow-up, and only a lost one has a reason. */
export const inStage = (lead: LeadRecord, stage: SalesStage, lostReason: string | null): LeadRecord => ({
  ...lead,
  stage,
  lost_reason: lostReason,
  next_at: CLOSED_STAGES.includes(stage) ? null : lead.next_at,
});
