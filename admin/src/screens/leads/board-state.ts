import { type BoardColumn, CLOSED_STAGES, type LeadRecord, type SalesStage } from '@prospectus/contract';

/** A column as far as it is loaded; `next` says whether more can be asked for, and how that went. */
export type LoadedColumn = BoardColumn & { next: 'more' | 'all' | 'loading' | 'failed' };

/** The board as far as it is loaded. Leads moved by hand stand first in their column, wherever the order has them. */
export type LoadedBoard = { columns: readonly LoadedColumn[]; moved: readonly string[] };

/** The board with its first leads refetched; what was loaded further down stays. */
export function refreshed(
  before: LoadedBoard | undefined,
  answered: readonly BoardColumn[],
  asked: number,
): LoadedBoard {
  // A lead that has not changed stays the same object: its card is not drawn again.
  const known = new Map(before?.columns.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead] as const)));
  const fresh = answered.map((column) => ({
    ...column,
    leads: column.leads.map((lead) => sameOr(known.get(lead.id), lead)),
  }));
  const moved = before?.moved ?? [];
  const where = new Map(fresh.flatMap(({ stage, leads }) => leads.map(({ id }) => [id, stage] as const)));
  return {
    moved,
    columns: fresh.map((column): LoadedColumn => {
      const old = before?.columns.find(({ stage }) => stage === column.stage);
      const isWhole = column.leads.length < asked;
      if (!old) return { ...column, next: isWhole ? 'all' : 'more' };
      const put = old.leads.filter(({ id }) => moved.includes(id));
      const first = put.flatMap((lead) => {
        const now = where.get(lead.id);
        if (now === undefined) return isWhole ? [] : [lead];
        return now === column.stage ? (column.leads.find(({ id }) => id === lead.id) ?? []) : [];
      });
      const firstIds = new Set(first.map(({ id }) => id));
      const lastShared = old.leads.findLastIndex(({ id }) => !moved.includes(id) && where.get(id) === column.stage);
      const further = isWhole || lastShared < 0 ? [] : old.leads.slice(lastShared + 1);
      return {
        ...column,
        leads: [
          ...first,
          ...column.leads.filter(({ id }) => !firstIds.has(id)),
          ...further.filter(({ id }) => !where.has(id) && !firstIds.has(id)),
        ],
        next: isWhole ? 'all' : further.length === 0 ? 'more' : old.next,
      };
    }),
  };
}

const sameOr = (old: LeadRecord | undefined, lead: LeadRecord): LeadRecord =>
  old?.version === lead.version && old.updated_at === lead.updated_at && old.owner_name === lead.owner_name
    ? old
    : lead;

/** From which of a stage's leads on more are to be asked for. */
export const nextOf = ({ columns, moved }: LoadedBoard, stage: SalesStage): number =>
  columns.find((column) => column.stage === stage)?.leads.filter(({ id }) => !moved.includes(id)).length ?? 0;

/** The board with further leads of a stage. */
export const extended = (
  board: LoadedBoard,
  stage: SalesStage,
  more: readonly LeadRecord[],
  asked: number,
): LoadedBoard => {
  const known = new Set(board.columns.flatMap(({ leads }) => leads.map(({ id }) => id)));
  return changed(board, stage, (column) => ({
    ...column,
    leads: [...column.leads, ...more.filter(({ id }) => !known.has(id))],
    next: more.length < asked ? 'all' : 'more',
  }));
};

/** The board with one column changed. */
export const changed = (
  board: LoadedBoard,
  stage: SalesStage,
  change: (column: LoadedColumn) => LoadedColumn,
): LoadedBoard => ({
  ...board,
  columns: board.columns.map((column) => (column.stage === stage ? change(column) : column)),
});

/** The board with a lead in the column of its stage, first, and in no other. */
export function placed(board: LoadedBoard, lead: LeadRecord, now: number): LoadedBoard {
  const columns = without(board, lead.id, now).columns.map((column) =>
    column.stage === lead.stage ? counted({ ...column, leads: [lead, ...column.leads] }, lead, 1, now) : column,
  );
  return { columns, moved: [lead.id, ...board.moved.filter((id) => id !== lead.id)] };
}

/** The board without a lead. */
export const without = (board: LoadedBoard, id: string, now: number): LoadedBoard => ({
  ...board,
  columns: board.columns.map((column) => {
    const lead = column.leads.find((one) => one.id === id);
    return lead ? counted({ ...column, leads: column.leads.filter((one) => one !== lead) }, lead, -1, now) : column;
  }),
});

/** A lead as it is once it has another stage: what is closed has no follow-up, and a reason belongs to what is lost. */
export const inStage = (lead: LeadRecord, stage: SalesStage, lostReason: string | null): LeadRecord => ({
  ...lead,
  stage,
  lost_reason: lostReason,
  next_at: CLOSED_STAGES.includes(stage) ? null : lead.next_at,
});

function counted(column: LoadedColumn, { next_at }: LeadRecord, by: 1 | -1, now: number): LoadedColumn {
  const isOverdue = next_at !== null && Date.parse(next_at) < now;
  return {
    ...column,
    count: column.more ? column.count : Math.max(0, column.count + by),
    overdue: Math.max(0, column.overdue + (isOverdue ? by : 0)),
  };
}
