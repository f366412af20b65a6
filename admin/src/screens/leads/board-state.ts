import { type BoardColumn, CLOSED_STAGES, type LeadRecord, type SalesStage } from '@prospectus/contract';

/** A column as far as it is loaded; `next` says whether it has more leads, and how loading them went. */
export type LoadedColumn = BoardColumn & { next: 'more' | 'all' | 'loading' | 'failed' };

/** The board as far as it is loaded. Leads that a person moved are the first of their column, whatever the sort order. */
export type LoadedBoard = { columns: readonly LoadedColumn[]; moved: readonly string[] };

/** The board with the first `pageSize` leads of each column read again; the further ones stay. */
export function mergeBoard(
  before: LoadedBoard | undefined,
  answer: readonly BoardColumn[],
  pageSize: number,
): LoadedBoard {
  const moved = before?.moved ?? [];
  const old = new Map(before?.columns.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead] as const)));
  const stageOf = new Map(answer.flatMap(({ stage, leads }) => leads.map(({ id }) => [id, stage] as const)));
  const columns = answer.map((column): LoadedColumn => {
    // A lead that has not changed stays the same object: its card is not drawn again.
    const fresh = column.leads.map((lead) => sameOrNew(old.get(lead.id), lead));
    const isWhole = fresh.length < pageSize;
    const oldColumn = before?.columns.find(({ stage }) => stage === column.stage);
    const oldLeads = oldColumn?.leads ?? [];
    const first = oldLeads
      .filter(({ id }) => moved.includes(id))
      .flatMap((lead) => fresh.find(({ id }) => id === lead.id) ?? (isWhole || stageOf.has(lead.id) ? [] : lead));
    const rest = fresh.filter(({ id }) => !first.some((lead) => lead.id === id));
    // The old leads between those that were read again are gone from the column.
    const lastShared = oldLeads.findLastIndex(({ id }) => !moved.includes(id) && stageOf.get(id) === column.stage);
    const further = isWhole || lastShared < 0 ? [] : oldLeads.slice(lastShared + 1);
    return {
      ...column,
      leads: [...first, ...rest, ...further.filter(({ id }) => !stageOf.has(id) && !moved.includes(id))],
      next: isWhole ? 'all' : further.length === 0 ? 'more' : (oldColumn?.next ?? 'more'),
    };
  });
  return { moved, columns };
}

const sameOrNew = (old: LeadRecord | undefined, lead: LeadRecord): LeadRecord =>
  old?.version === lead.version && old.updated_at === lead.updated_at && old.owner_name === lead.owner_name
    ? old
    : lead;

/** The offset of the next leads of a stage. */
export const nextOffset = ({ columns, moved }: LoadedBoard, stage: SalesStage): number =>
  columns.find((column) => column.stage === stage)?.leads.filter(({ id }) => !moved.includes(id)).length ?? 0;

/** The board with further leads of a stage. */
export function appendLeads(
  board: LoadedBoard,
  stage: SalesStage,
  leads: readonly LeadRecord[],
  pageSize: number,
): LoadedBoard {
  const shown = new Set(board.columns.flatMap((column) => column.leads.map(({ id }) => id)));
  return changeColumn(board, stage, (column) => ({
    leads: [...column.leads, ...leads.filter(({ id }) => !shown.has(id))],
    next: leads.length < pageSize ? 'all' : 'more',
  }));
}

/** The board with one column changed. */
export const changeColumn = (
  board: LoadedBoard,
  stage: SalesStage,
  change: (column: LoadedColumn) => Partial<LoadedColumn>,
): LoadedBoard => ({
  ...board,
  columns: board.columns.map((column) => (column.stage === stage ? { ...column, ...change(column) } : column)),
});

/** The board with a lead first in the column of its stage, and in no other. */
export function placeLead({ columns, moved }: LoadedBoard, lead: LeadRecord, now: number): LoadedBoard {
  return {
    columns: columns.map((column) => {
      const old = column.leads.find(({ id }) => id === lead.id);
      const others = old
        ? counted(
            column,
            column.leads.filter((one) => one !== old),
            old,
            -1,
            now,
          )
        : column;
      return column.stage === lead.stage ? counted(others, [lead, ...others.leads], lead, 1, now) : others;
    }),
    moved: [lead.id, ...moved.filter((id) => id !== lead.id)],
  };
}

/** A column with other leads, one more or one less. */
function counted(
  column: LoadedColumn,
  leads: LeadRecord[],
  { next_at }: LeadRecord,
  by: 1 | -1,
  now: number,
): LoadedColumn {
  const isOverdue = next_at !== null && Date.parse(next_at) < now;
  return {
    ...column,
    leads,
    count: column.more ? column.count : Math.max(0, column.count + by),
    overdue: Math.max(0, column.overdue + (isOverdue ? by : 0)),
  };
}

/** A lead in another stage: a closed one has no follow-up, and only a lost one has a reason. */
export const inStage = (lead: LeadRecord, stage: SalesStage, lostReason: string | null): LeadRecord => ({
  ...lead,
  stage,
  lost_reason: lostReason,
  next_at: CLOSED_STAGES.includes(stage) ? null : lead.next_at,
});
