import { type FullLeadRecord, TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '@prospectus/contract';
import { Button, Callout, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useIsDesktop } from '../../layout/use-viewport.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useMay } from '../../providers/use-may.ts';
import { useStream } from '../../providers/use-stream.ts';
import { useText } from '../../texts/language-context.ts';
import { useOwners } from './lead-parts.tsx';
import { useEntryText } from './use-entry-text.ts';

/** Entries in sight where the rest of the page is below them. */
const FIRST_ENTRIES = 5;

/** The events of a lead, newest first, by kind; says if a colleague has changed the lead. */
export function LeadTimeline({ lead, onReload }: { lead: FullLeadRecord; onReload: () => void }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { me } = useOwners();
  const isDesktop = useIsDesktop();
  const [kind, setKind] = useState<TimelineKind | ''>('');
  const [isWhole, setWhole] = useState(false);
  // The stream is silent about the person's own changes, and may be down.
  const timeline = useRead('GET /admin/leads/:id/timeline', { params: { id: lead.id } }, { refetchInterval: 60_000 });
  useStream(lead.id, (signal) =>
    provider.follow(`leads/${lead.id}/changes`, { signal, onEvent: () => void timeline.refetch() }),
  );
  // An entry of a merged lead is no change of this one.
  const newest = timeline.data?.find(
    (entry) =>
      entry.lead === lead.id &&
      entry.by !== null &&
      entry.by !== me &&
      entry.kind !== 'access' &&
      entry.at > lead.updated_at,
  );
  return (
    <Panel
      title={text('desk.timeline.title')}
      end={
        <Select
          label={text('desk.timeline.filter')}
          value={kind}
          options={[
            { value: '', label: text('desk.timeline.kinds.all') },
            ...TIMELINE_KINDS.map((one) => ({ value: one, label: text(`desk.timeline.kinds.${one}`) })),
          ]}
          onChange={(event) => setKind(event.target.value as TimelineKind | '')}
        />
      }
    >
      {newest && (
        <Callout role="status" tone="warning">
          <Stack direction="row" gap={2} align="center">
            <span>{text('desk.elsewhere', { name: newest.by_name ?? text('desk.formerColleague') })}</span>
            <Button size="small" variant="secondary" onClick={onReload}>
              {text('desk.reload')}
            </Button>
          </Stack>
        </Callout>
      )}
      <Loaded query={timeline} title={text('desk.timeline.failed')} waiting={<Skeleton height={200} />}>
        {(all) => {
          const entries = all.filter((entry) => kind === '' || entry.kind === kind);
          if (entries.length === 0) return <Text tone="muted">{text('desk.timeline.none')}</Text>;
          const shown = isDesktop || isWhole ? entries : entries.slice(0, FIRST_ENTRIES);
          return (
            <>
              <Stack as="ol" gap={1.5}>
                {shown.map((entry) => (
                  <li key={entry.id}>
                    <Entry entry={entry} />
                  </li>
                ))}
              </Stack>
              {shown.length < entries.length && (
                <div>
                  <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
                    {text('desk.timeline.whole', { count: entries.length })}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const text = useText();
  const { title, words } = useEntryText()(entry);
  return (
    <Stack gap={0.25}>
      <Text as="div">{title}</Text>
      {words?.split('\n').map((line, at) => (
        <Text as="div" key={at}>
          {line}
        </Text>
      ))}
      <Muted>
        <Timestamp at={entry.at} /> {entry.by_name && text('desk.timeline.by', { name: entry.by_name })}
      </Muted>
      <PageOfEnquiry entry={entry} />
    </Stack>
  );
}

/** Opens the page of an enquiry as the person saw it. */
function PageOfEnquiry({ entry }: { entry: TimelineEntry }) {
  const text = useText();
  const mayPreview = useMay('preview')('create');
  const { attempt, busy } = useCall();
  const { page: path, page_at: seen } = entry.data;
  if (typeof path !== 'string' || typeof seen !== 'string' || !mayPreview) return null;
  const open = async () => {
    const preview = await attempt((api) => api('POST /admin/preview', { body: { path, seen } }));
    if (preview) window.open(preview.answer.url, '_blank', 'noopener');
  };
  return (
    <div>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void open()}>
        {text('desk.timeline.pageSeen')}
      </Button>
    </div>
  );
}
