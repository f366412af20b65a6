import { type FullLeadRecord, TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '@prospectus/contract';
import { Button, Callout, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetIdentity } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useStream } from '../../providers/use-stream.ts';
import { useText } from '../../texts/language-context.ts';
import { PageAsSeen } from './PageAsSeen.tsx';
import { useEntryText } from './use-entry-text.ts';

// What the person does by themselves is no news of the stream, nor is what happens while it is down.
const LOOK_EVERY_MS = 60_000;

/** What happened with a lead, newest first, by kind; says so when a colleague has changed the lead. */
export function LeadTimeline({ lead, onReload }: { lead: FullLeadRecord; onReload: () => void }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { identity } = useGetIdentity();
  const [shown, setShown] = useState<TimelineKind | ''>('');
  const timeline = useQuery({
    queryKey: ['leads', 'timeline', lead.id],
    queryFn: () => provider.api('GET /admin/leads/:id/timeline', { params: { id: lead.id } }),
    refetchInterval: LOOK_EVERY_MS,
  });
  useStream(lead.id, (signal) =>
    provider.follow(`leads/${lead.id}/changes`, { signal, onEvent: () => void timeline.refetch() }),
  );
  // What happened with a part before it was merged is no change of this lead.
  const newest = timeline.data?.find(
    ({ lead: of, by, at, kind }) =>
      of === lead.id && by !== null && by !== identity?.id && kind !== 'access' && at > lead.updated_at,
  );
  return (
    <Panel
      title={text('desk.timeline.title')}
      end={
        <Select
          label={text('desk.timeline.filter')}
          value={shown}
          options={[
            { value: '', label: text('desk.timeline.kinds.all') },
            ...TIMELINE_KINDS.map((one) => ({ value: one, label: text(`desk.timeline.kinds.${one}`) })),
          ]}
          onChange={(event) => setShown(event.target.value as TimelineKind | '')}
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
          const entries = all.filter(({ kind }) => shown === '' || kind === shown);
          if (entries.length === 0) return <Text tone="muted">{text('desk.timeline.none')}</Text>;
          return (
            <Stack as="ol" gap={1.5}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const text = useText();
  const { what, said } = useEntryText()(entry);
  return (
    <Stack gap={0.25}>
      <Text as="div">{what}</Text>
      {said?.split('\n').map((line, at) => (
        <Text as="div" key={at}>
          {line}
        </Text>
      ))}
      <Muted>
        <Timestamp at={entry.at} /> {entry.by_name && text('desk.timeline.by', { name: entry.by_name })}
      </Muted>
      <PageAsSeen entry={entry} />
    </Stack>
  );
}
