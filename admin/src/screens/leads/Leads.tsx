import { LEAD_LAYOUTS, type LeadRecord } from '@prospectus/contract';
import { LEAD_VIEWS, type LeadView } from '@prospectus/contract/lead-views';
import { Button, Callout, IconButton, Link, Skeleton, Stack } from '@prospectus/design-system';
import { MenuButton, PopoverButton } from '@prospectus/design-system/console';
import { useEffect, useRef, useState } from 'react';
import { type SortPayload, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { lazyPart } from '../../layout/lazy-part.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { saveFile } from '../../layout/save-file.ts';
import { useAddress } from '../../layout/use-address.ts';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { filterIn, listHref } from '../../lists/list-href.ts';
import type { ListMessage } from '../../lists/list-types.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { ROW } from '../../lists/use-list-keys.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import { useMay } from '../../providers/use-may.ts';
import { useText } from '../../texts/language-context.ts';
import { BulkChange } from './BulkChange.tsx';
import { useLeadColumns, useLeadDisplay, useLeadFilters } from './lead-list.tsx';
import { leadName, rememberList, useOwners } from './lead-parts.tsx';
import { LeadViews, SavedViews, SaveView, viewHref } from './LeadViews.tsx';

const USUAL_SORT: SortPayload = { field: 'created_at', order: 'DESC' };

/** The desk: leads as a list or a board, by view, search and filters. */
export function Leads() {
  const text = useText();
  const navigate = useNavigate();
  const { get } = useAddress();
  const { search } = useLocation();
  const { me } = useOwners();
  const { call } = useCall();
  const { show, columns } = useLeadDisplay();
  const [preview, setPreview] = useState<string>();
  const filter = filterIn(search);
  const view = LEAD_VIEWS.find((one) => one === filter['view']);
  const isBoard = show === 'board';
  const isWide = useIsTabletUp();
  const sort: SortPayload = get('sort')
    ? { field: get('sort'), order: get('order') === 'ASC' ? 'ASC' : 'DESC' }
    : USUAL_SORT;
  const empty = useEmptyView(view);
  const open = ({ id }: LeadRecord, hash = '') => void navigate(`/leads/${id}${hash}`);
  const take = (lead: LeadRecord) =>
    void call(
      'PUT /admin/leads/:id',
      { params: { id: lead.id }, body: { owner: me, version: lead.version } },
      {
        // It may be gone from the list by now.
        done: () => ({
          title: text('desk.taken', { name: leadName(lead, text) }),
          action: { label: text('desk.preview.open'), onClick: () => open(lead) },
        }),
      },
    );
  return (
    <ListScreen<LeadRecord>
      subject="leads"
      sort={USUAL_SORT}
      title={text('desk.title')}
      actions={<Actions filter={filter} />}
      above={
        <Stack gap={1}>
          <WaitingAlarm />
          <LeadViews view={view} />
          <SavedViews />
        </Stack>
      }
      filters={useLeadFilters(columns, isBoard, sort)}
      tools={
        <>
          {isWide && !isBoard && (
            <PopoverButton
              label={text('desk.columns.title')}
              trigger={
                <Button variant="quiet" size="small" startIcon="columns">
                  {text('desk.columns.title')}
                </Button>
              }
            >
              <ColumnOrder />
            </PopoverButton>
          )}
          <SaveView />
        </>
      }
      columns={useLeadColumns(columns, ({ id }) => setPreview(id))}
      density="compact"
      select={{ nameOf: (lead) => leadName(lead, text) }}
      bulk={<BulkChange />}
      keys={{
        o: (lead) => open(lead),
        e: (lead) => open(lead, '#note'),
        a: take,
        ' ': ({ id }) => setPreview(id),
      }}
      failed={text('desk.failed')}
      {...empty}
      {...(isBoard && { board: <LeadBoard {...empty} /> })}
    >
      {!isBoard && <BelowList preview={preview} onPreview={setPreview} />}
    </ListScreen>
  );
}

type BelowListProps = { preview: string | undefined; onPreview: (id: string | undefined) => void };

/** The keys of the list, and the preview of one of its leads. */
function BelowList({ preview, onPreview }: BelowListProps) {
  const text = useText();
  const { search } = useLocation();
  const { data = [] } = useListContext<LeadRecord>();
  const last = useRef<string>(undefined);
  useEffect(() => {
    rememberList(
      data.map(({ id }) => id),
      search,
    );
  }, [data, search]);
  // Once the preview is closed, the row of its last lead has the focus.
  useEffect(() => {
    if (preview === undefined && last.current !== undefined)
      document.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(last.current)}"]`)?.focus();
    last.current = preview;
  }, [preview]);
  if (data.length === 0) return null;
  return (
    <>
      <Muted>{text('desk.keys')}</Muted>
      {preview !== undefined && (
        <LeadPreview leads={data} id={preview} onMove={onPreview} onClose={() => onPreview(undefined)} />
      )}
    </>
  );
}

/** List or board, and the export of the leads that match. */
function Actions({ filter }: { filter: Readonly<Record<string, unknown>> }) {
  const text = useText();
  const mayExport = useMay('leads/export')('list');
  const isWide = useIsTabletUp();
  const { show, setShow } = useLeadDisplay();
  const { attempt, busy } = useCall();
  const download = () =>
    void attempt(
      async (api, { signal }) => {
        const query = { format: 'csv', filter: JSON.stringify(filter) } as const;
        saveFile(await api('GET /admin/:resource/export', { params: { resource: 'leads' }, query, signal }));
      },
      { done: text('desk.exported'), progress: text('lists.export.preparing') },
    );
  const wideExport = (
    <Button variant="secondary" startIcon="download" busy={busy} onClick={download}>
      {text('desk.export')}
    </Button>
  );
  const narrowExport = (
    <MenuButton
      label={text('desk.more')}
      trigger={<IconButton icon="more" label={text('desk.more')} />}
      items={[{ label: text('desk.export'), icon: 'download', onSelect: download }]}
    />
  );
  return (
    <>
      <div role="group" aria-label={text('desk.show.label')}>
        <Stack direction="row" gap={0.75}>
          {LEAD_LAYOUTS.map((one) => (
            <Button
              key={one}
              size={isWide ? 'medium' : 'small'}
              variant={one === show ? 'primary' : 'secondary'}
              aria-pressed={one === show}
              onClick={() => setShow(one)}
            >
              {text(`desk.show.${one}`)}
            </Button>
          ))}
        </Stack>
      </div>
      {mayExport && (isWide ? wideExport : narrowExport)}
    </>
  );
}

/** Says how many verified leads have waited too long for somebody. */
function WaitingAlarm() {
  const text = useText();
  const { data } = useRead('GET /admin/leads/waiting', undefined, { refetchInterval: 60_000 });
  if (!data || data.minutes === null || data.count === 0) return null;
  const { minutes, count, more } = data;
  return (
    <Callout tone="warning" role="status">
      {more ? text('rules.waitingMore', { count, minutes }) : text('rules.waiting', { smart_count: count, minutes })}{' '}
      <Link href={listHref('/leads', { view: 'unassigned', reached: 'verified' })}>{text('rules.showWaiting')}</Link>
    </Callout>
  );
}

/** Why a view has no leads, and where there are some. */
function useEmptyView(view: LeadView | undefined) {
  const text = useText();
  const mayRule = useMay('lead-rules')('update');
  const name = view === undefined || view === 'quarantine' ? 'all' : view;
  const isBesideAll = view === 'unassigned' || view === 'not-in-erp' || view === 'do-not-contact';
  const next =
    name === 'all'
      ? mayRule && { href: '/lead-rules', label: text('desk.empty.rules') }
      : isBesideAll
        ? { href: '/leads', label: text('desk.empty.toAll') }
        : { href: viewHref('unassigned'), label: text('desk.empty.toUnassigned') };
  const empty: ListMessage & { icon: 'users' } = {
    icon: 'users',
    title: text(`desk.empty.${name}.title`),
    text: text(`desk.empty.${name}.text`),
    action: next && (
      <Button variant="secondary" href={next.href}>
        {next.label}
      </Button>
    ),
  };
  return {
    empty,
    noMatch: { title: text('desk.none'), text: text('desk.noneText') },
    keptFilter: view ? { view } : {},
  };
}

const LeadPreview = lazyPart(async () => (await import('./LeadPreview.tsx')).LeadPreview);
// Both load the code that drags.
const ColumnOrder = lazyPart(
  async () => (await import('./ColumnOrder.tsx')).ColumnOrder,
  () => <Skeleton height={320} />,
);
const LeadBoard = lazyPart(async () => (await import('./LeadBoard.tsx')).LeadBoard, ListSkeleton);
