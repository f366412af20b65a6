import { CLOSED_STAGES, type LeadRecord } from '@prospectus/contract';
import { Stack, StatusChip } from '@prospectus/design-system';
import { Board, type BoardColumn } from '@prospectus/design-system/board';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { useStages } from '../../records/use-stages.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { BoardWaiting } from './BoardWaiting.tsx';
import type { LoadedColumn } from './board-state.ts';
import { rememberList } from './last-list.ts';
import { ownerName } from './owners.ts';
import { NoLeads } from './NoLeads.tsx';
import { LostDialog } from './LostDialog.tsx';
import { STAGE_TONES } from './stage-tones.ts';
import { useBoard } from './use-board.ts';
import type { LeadList } from './use-lead-list.ts';
import { useLeadMoves } from './use-lead-moves.ts';
import { relativeTime } from './relative-time.ts';

const REMEMBERED = 50;

/** The leads of the list as cards by stage, which are moved to other stages. Contacts are masked. */
export function LeadBoard({ list }: { list: LeadList }) {
  const { text, locale } = useLanguage();
  const { search } = useLocation();
  const { board, error, refetch, more, change } = useBoard(list);
  const moves = useLeadMoves(change);
  const { order, stageName } = useStages();
  const [now] = useState(() => Date.now());
  useEffect(() => {
    if (board)
      rememberList(
        board.columns.flatMap(({ leads }) => leads.slice(0, REMEMBERED).map(({ id }) => id)),
        search,
      );
  }, [board, search]);
  const face = useMemo(
    () => (lead: LeadRecord) => ({
      title: lead.name || text('desk.unnamed'),
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
  const columnOf = useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    const summaryOf = ({ stage, overdue, due }: LoadedColumn) =>
      CLOSED_STAGES.includes(stage)
        ? undefined
        : [
            ...(overdue > 0 ? [text('desk.board.overdue', { count: number.format(overdue) })] : []),
            ...(due > 0 ? [text('desk.board.dueToday', { count: number.format(due) })] : []),
          ].join(' · ') || text('desk.board.nothingDue');
    const drawn = new WeakMap<LoadedColumn, BoardColumn<LeadRecord>>();
    // The same for a column that has not changed: it is not drawn again.
    return (column: LoadedColumn): BoardColumn<LeadRecord> => {
      const known = drawn.get(column) ?? {
        id: column.stage,
        title: stageName(column.stage),
        tone: STAGE_TONES[column.stage],
        count: `${number.format(column.count)}${column.more ? '+' : ''}`,
        summary: summaryOf(column),
        cards: column.leads,
        state: column.next,
      };
      drawn.set(column, known);
      return known;
    };
  }, [locale, text, stageName]);
  return (
    <Loaded query={{ data: board, error, refetch }} title={text('desk.failed')} waiting={<BoardWaiting />}>
      {({ columns }) =>
        columns.every(({ count }) => count === 0) ? (
          <NoLeads list={list} />
        ) : (
          <Stack gap={1}>
            <Board
              label={text('desk.board.label')}
              columns={columns.toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage)).map(columnOf)}
              cardId={idOf}
              face={face}
              onMove={moves.move}
              onMore={more}
            />
            <Muted>{text('desk.board.keys')}</Muted>
            <LostDialog lead={moves.losing} onChoose={moves.lose} onClose={moves.keep} />
          </Stack>
        )
      }
    </Loaded>
  );
}

const idOf = ({ id }: LeadRecord): string => id;
