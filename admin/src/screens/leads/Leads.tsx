import type { LeadRecord } from '@prospectus/contract';
import { Button, IconButton, Stack } from '@prospectus/design-system';
import { MenuButton, PageLinks } from '@prospectus/design-system/console';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useGetIdentity, useGetList } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { Muted } from '../../layout/Muted.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useMay } from '../../providers/use-may.ts';
import { Allowed } from '../../records/Allowed.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useSelectionOf } from '../../lists/use-selection.ts';
import { saveFile } from '../../layout/save-file.ts';
import { useText } from '../../texts/language-context.ts';
import { BoardWaiting } from './BoardWaiting.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { LeadBulkBar } from './LeadBulkBar.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadTable } from './LeadTable.tsx';
import { LeadViews } from './LeadViews.tsx';
import { rememberList } from './last-list.ts';
import { type PendingChange, MatchingDialog } from './MatchingDialog.tsx';
import { NoLeads } from './NoLeads.tsx';
import { QuarantineList } from './QuarantineList.tsx';
import { SavedViews, SaveView } from './SavedViews.tsx';
import { ShowSwitch } from './ShowSwitch.tsx';
import { useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePreview } from './use-preview.ts';
import { PER_PAGE, useLeadList } from './use-lead-list.ts';
import { WaitingAlarm } from './WaitingAlarm.tsx';

/** The desk: leads by view, with search, filters, selection and keys. */
export function Leads() {
  return (
    <Allowed resource="leads" action="list" waiting={<PageSkeleton />}>
      <Desk />
    </Allowed>
  );
}

function Desk() {
  const text = useText();
  const may = useMay('leads/export');
  const provider = useDataProvider<ConsoleDataProvider>();
  const { identity } = useGetIdentity();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsTabletUp();
  const area = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const list = useLeadList();
  const preview = usePreview(area);
  const [selected, setSelected] = useState<string[]>([]);
  const [asked, setAsked] = useState<PendingChange>();
  const leads = useGetList<LeadRecord>('leads', list.params, {
    placeholderData: (before) => before,
    enabled: list.show === 'list',
  });
  const { data, total, isPending, isPlaceholderData } = leads;
  useEffect(() => {
    if (data)
      rememberList(
        data.map(({ id }) => id),
        search,
      );
  }, [data, search]);
  const ids = data?.map(({ id }) => id) ?? [];
  const chosen = selected.filter((id) => ids.includes(id));
  const selection = useSelectionOf(ids, chosen, setSelected);
  const leadOf = (id: string) => data?.find((lead) => lead.id === id);
  useDeskKeys(area, {
    open: (id) => void navigate(`/leads/${id}`),
    note: (id) => void navigate(`/leads/${id}#note`),
    preview: preview.show,
    toggle: (id) => selection.toggle(id, false),
    take: (id) => {
      const lead = leadOf(id);
      if (lead && identity)
        void desk.update(
          id,
          { owner: String(identity.id), version: lead.version },
          // It may be gone from the list by now.
          () => ({
            title: text('desk.taken', { name: lead.name || text('desk.unnamed') }),
            action: { label: text('desk.preview.open'), onClick: () => void navigate(`/leads/${id}`) },
          }),
        );
    },
  });
  const download = () =>
    desk.attempt(async () => {
      const query = { format: 'csv', filter: JSON.stringify(list.params.filter) } as const;
      saveFile(await provider.api('GET /admin/:resource/export', { params: { resource: 'leads' }, query }));
    }, text('desk.exported'));
  return (
    <Stack gap={2}>
      <PageHeader
        title={text('desk.title')}
        {...(list.show === 'list' && { count: total ?? null })}
        actions={
          <>
            {list.view !== 'quarantine' && <ShowSwitch list={list} />}
            {may('list') && !isWide && (
              <MenuButton
                label={text('desk.more')}
                trigger={<IconButton icon="more" label={text('desk.more')} />}
                items={[{ label: text('desk.export'), icon: 'download', onSelect: () => void download() }]}
              />
            )}
            {may('list') && isWide && (
              <Button variant="secondary" startIcon="download" busy={desk.isBusy} onClick={() => void download()}>
                {text('desk.export')}
              </Button>
            )}
          </>
        }
      />
      <WaitingAlarm />
      {isWide && <LeadViews view={list.view} />}
      {list.view !== 'quarantine' && <SavedViews list={list} />}
      <LeadFilters
        list={list}
        views={<LeadViews view={list.view} />}
        tools={
          <>
            {isWide && list.show === 'list' && list.view !== 'quarantine' && <ColumnChoice list={list} />}
            {list.view !== 'quarantine' && <SaveView list={list} />}
          </>
        }
      />
      {list.view === 'quarantine' ? (
        <QuarantineList q={list.values['q'] ?? ''} />
      ) : list.show === 'board' ? (
        <LeadBoard list={list} />
      ) : (
        <div ref={area} aria-busy={isPending || isPlaceholderData || undefined}>
          <Loaded query={leads} title={text('desk.failed')} waiting={<ListSkeleton />}>
            {content}
          </Loaded>
        </div>
      )}
      {asked && (
        <MatchingDialog
          asked={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            setSelected([]);
          }}
        />
      )}
    </Stack>
  );

  function content(loaded: readonly LeadRecord[]) {
    if (loaded.length === 0) return <NoLeads list={list} />;
    return (
      <Stack gap={2}>
        {chosen.length > 0 && (
          <LeadBulkBar
            key={JSON.stringify(list.params.filter)}
            leads={chosen.flatMap((id) => leadOf(id) ?? [])}
            matching={
              selection.isPageSelected && (total ?? 0) > ids.length
                ? { filter: list.params.filter, total: total ?? 0 }
                : undefined
            }
            onAsk={setAsked}
            onDone={() => setSelected([])}
          />
        )}
        <LeadTable leads={loaded} list={list} selection={selection} onPreview={preview.show} />
        <PageLinks page={list.page} pages={Math.ceil((total ?? 0) / PER_PAGE)} href={list.hrefOfPage} />
        <Muted>{text('desk.keys')}</Muted>
        {preview.id !== undefined && (
          <LeadPreview leads={loaded} id={preview.id} onMove={preview.show} onClose={preview.close} />
        )}
      </Stack>
    );
  }
}

const LeadPreview = lazyPart(async () => (await import('./LeadPreview.tsx')).LeadPreview);
// With it comes what drags.
const LeadBoard = lazyPart(async () => (await import('./LeadBoard.tsx')).LeadBoard, BoardWaiting);
