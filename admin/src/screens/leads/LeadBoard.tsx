import {
  CLOSED_STAGES,
  type LeadChange,
  type LeadRecord,
  type FullLeadRecord,
  type SalesStage,
} from '@prospectus/contract';
import { type Locale, Stack, StatusChip } from '@prospectus/design-system';
import { Board, type BoardColumn } from '@prospectus/design-system/board';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HttpError, useListContext } from 'react-admin';
import { useLocation } from 'react-router';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { NoRecords } from '../../lists/ListContent.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useApi, useCall } from '../../providers/calls.ts';
import { useStages } from '../../records/use-stages.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { type BoardPage, inStage, joinPages, type LoadedColumn, placeLead, stagesAfter } from './board-state.ts';
import { leadName, LostDialog, ownerName, rememberList, STAGE_TONES } from './lead-parts.tsx';

/** Leads of each column among which a lead's page goes to the next. */
const REMEMBERED = 50;
const FIRST_PAGE = 20;
const NEXT_PAGE = 50;
/** A board of more pages is not refreshed by itself. */
const MAX_REFRESHED = 5;

/** The leads that match as cards by stage, which are moved to other stages. Contacts are masked. */
export function LeadBoard(messages: ComponentProps<typeof NoRecords>) {
  const text = useText();
  const { search } = useLocation();
  const { columns: loaded, error, refetch, more, place } = useBoard();
  const { move, losing, lose, keep } = useMoves(place, refetch);
  const { order } = useStages();
  const face = useCardFace();
  const columnOf = useColumn();
  useEffect(() => {
    if (loaded)
      rememberList(
        loaded.flatMap(({ leads }) => leads.slice(0, REMEMBERED).map(({ id }) => id)),
        search,
      );
  }, [loaded, search]);
  return (
    <Loaded query={{ data: loaded, error, refetch }} title={text('desk.failed')} waiting={<ListSkeleton />}>
      {(columns) =>
        columns.every(({ count }) => count === 0) ? (
          <NoRecords {...messages} />
        ) : (
          <Stack gap={1}>
            <Board
              label={text('desk.board.label')}
              columns={columns.toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage)).map(columnOf)}
              cardId={idOf}
              face={face}
              onMove={move}
              onMore={more}
            />
            <Muted>{text('desk.board.keys')}</Muted>
            {losing && <LostDialog lead={losing} onChoose={lose} onClose={keep} />}
          </Stack>
        )
      }
    </Loaded>
  );
}

const idOf = ({ id }: LeadRecord): string => id;

function useCardFace() {
  const { text, locale } = useLanguage();
  const [now] = useState(() => Date.now());
  return useCallback(
    (lead: LeadRecord) => ({
      title: leadName(lead, text),
      href: `/leads/${lead.id}`,
      lines: [lead.area_of_interest, `${lead.mobile} · ${lead.media}`],
      foot: {
        start: ownerName(lead, text),
        end: lead.next_at && (
          <StatusChip
            tone={Date.parse(lead.next_at) < now ? 'danger' : 'neutral'}
            label={relativeTime(lead.next_at, now, locale)}
          />
        ),
      },
    }),
    [text, locale, now],
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far a time is from now in the largest unit that fits: 'in 3h', '2d ago'. */
function relativeTime(at: string, now: number, locale: Locale): string {
  const distance = Date.parse(at) - now;
  const [unit, ms] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(locale, { style: 'narrow' }).format(Math.trunc(distance / ms), unit);
}

/** Makes the board's columns; one that has not changed stays the same object and is not drawn again. */
function useColumn() {
  const { text, locale } = useLanguage();
  const { stageName } = useStages();
  return useMemo(() => {
    const made = new WeakMap<LoadedColumn, BoardColumn<LeadRecord>>();
    return (column: LoadedColumn): BoardColumn<LeadRecord> => {
      const { stage, count, more, overdue, due, leads, next } = column;
      const summary = [
        ...(overdue > 0 ? [text('desk.board.overdue', { count: overdue })] : []),
        ...(due > 0 ? [text('desk.board.dueToday', { count: due })] : []),
      ].join(' · ');
      const result = made.get(column) ?? {
        id: stage,
        title: stageName(stage),
        tone: STAGE_TONES[stage],
        count: `${count.toLocaleString(locale)}${more ? '+' : ''}`,
        summary: CLOSED_STAGES.includes(stage) ? undefined : summary || text('desk.board.nothingDue'),
        cards: leads,
        state: next,
      };
      made.set(column, result);
      return result;
    };
  }, [text, locale, stageName]);
}

/** The leads that were moved on the board of a filter, the last one first, and when. */
type Moved = { key: string; leads: readonly LeadRecord[]; at: number };

/**
 * The leads by stage. `more` loads the next leads of all stages that have more; `place` shows a lead first in its stage
 * without a call. Its key is not of the subject `leads`: what was saved is on the board already.
 */
function useBoard() {
  const api = useApi();
  const { filterValues, sort } = useListContext<LeadRecord>();
  const { stage: _, ...filter } = filterValues as Record<string, unknown>;
  const key = JSON.stringify([filter, sort]);
  const { data, error, refetch, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: ['board of leads', key],
    queryFn: ({ pageParam: { first, last, stages } }) => {
      const query = {
        filter: JSON.stringify({ ...filter, ...(stages && { stage: stages }) }),
        sort: JSON.stringify([sort.field, sort.order]),
        range: JSON.stringify([first, last]),
      };
      return api('GET /admin/leads/board', { query });
    },
    initialPageParam: { first: 0, last: FIRST_PAGE - 1 } as BoardPage,
    getNextPageParam: (columns, _pages, page): BoardPage | undefined => {
      const stages = stagesAfter(columns, page);
      return stages.length > 0 ? { first: page.last + 1, last: page.last + NEXT_PAGE, stages } : undefined;
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > MAX_REFRESHED ? false : 60_000),
    retry: false,
  });
  const next = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'more';
  const loaded = useMemo(() => data && joinPages(data.pages, data.pageParams as BoardPage[], next), [data, next]);
  const [moved, setMoved] = useState<Moved>({ key, leads: [], at: 0 });
  const columns = useMemo(() => {
    const leads = moved.key === key ? moved.leads : [];
    return (
      loaded && leads.reduceRight<readonly LoadedColumn[]>((board, lead) => placeLead(board, lead, moved.at), loaded)
    );
  }, [loaded, moved, key]);
  const place = (lead: LeadRecord) => {
    const at = Date.now();
    setMoved((before) => {
      const others = before.key === key ? before.leads.filter(({ id }) => id !== lead.id) : [];
      return { key, at, leads: [lead, ...others] };
    });
  };
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  return { columns, error, refetch, more, place };
}

/**
 * Moves leads to other stages: the board shows it at once, then it is saved with the version that was loaded. A refused
 * move goes back. A move can be undone.
 */
function useMoves(place: (lead: LeadRecord) => void, refetch: () => unknown) {
  const text = useText();
  const { stageName } = useStages();
  const { attempt } = useCall({ parallel: true, refusals: { NOT_FOUND: text('desk.board.gone') } });
  const [losing, setLosing] = useState<LeadRecord>();
  const saving = useRef(new Set<string>());

  const save = async (before: LeadRecord, after: LeadRecord, isUndo = false) => {
    const { id, version } = before;
    // The version is unknown until the call before has ended.
    if (saving.current.has(id)) return;
    saving.current.add(id);
    const name = leadName(before, text);
    const { stage, lost_reason: reason, next_at } = after;
    const body: LeadChange = {
      ...{ stage, version },
      ...(reason !== null && { lost_reason: reason }),
      ...(next_at !== before.next_at && { next_at }),
    };
    place(after);
    const saved = await attempt(
      async (api) => {
        try {
          const lead = rowOf(await api('PUT /admin/leads/:id', { params: { id }, body }));
          place(lead);
          return lead;
        } catch (error) {
          place(presentLead(error) ?? before);
          throw error;
        }
      },
      {
        refetch: ['leads'],
        done: (lead) => ({
          title: isUndo
            ? text('desk.board.undone', { name })
            : text('desk.board.moved', { name, stage: stageName(stage) }),
          closesAfter: 10_000,
          ...(!isUndo && { action: { label: text('lists.undo'), onClick: () => void save(lead, before, true) } }),
        }),
      },
    );
    saving.current.delete(id);
    if (!saved) void refetch();
  };
  return {
    move: (lead: LeadRecord, to: string) => {
      if (to === 'lost') setLosing(lead);
      else void save(lead, inStage(lead, to as SalesStage, null));
    },
    /** The lead that is to be lost, for which a reason is asked. */
    losing,
    lose: (reason: string) => {
      setLosing(undefined);
      if (losing) void save(losing, inStage(losing, 'lost', reason));
    },
    keep: () => setLosing(undefined),
  };
}

/** The lead as it is now, which the API answers with a conflict. */
function presentLead(error: unknown): LeadRecord | undefined {
  const current = error instanceof HttpError ? (error.body as { current?: FullLeadRecord } | null)?.current : undefined;
  return current && rowOf(current);
}

/** A lead as lists have it. */
function rowOf(lead: FullLeadRecord): LeadRecord {
  const { enquiries: _e, timeline: _t, merged: _m, merged_into: _i, withdrawn_at: _w, ...record } = lead;
  return record;
}
