import {
  CALL_OUTCOMES,
  type FullLeadRecord,
  SALES_STAGES,
  STAGED_FIELDS,
  TIMELINE_KINDS,
  type TimelineEntry,
  type TimelineKind,
} from '@prospectus/contract';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { Button, Callout, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { indianTime } from '../../layout/india-time.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useIsDesktop } from '../../layout/use-viewport.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useMay } from '../../providers/use-may.ts';
import { useStream } from '../../providers/use-stream.ts';
import { useStages } from '../../records/use-stages.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import en from '../../texts/en.json';
import { useOwners } from './lead-parts.tsx';

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
          const shown = isDesktop || isWhole ? entries : entries.slice(0, FIRST_ENTRIES);
          return (
            <>
              {entries.length === 0 && <Text tone="muted">{text('desk.timeline.none')}</Text>}
              <Entries entries={shown} />
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

/** Entries of a timeline; one of an enquiry opens its page as the person saw it. */
export function Entries({ entries }: { entries: readonly TimelineEntry[] }) {
  const text = useText();
  const entryText = useEntryText();
  const mayPreview = useMay('preview')('create');
  const { attempt, busy } = useCall();
  const open = async (path: string, seen: string) => {
    const preview = await attempt((api) => api('POST /admin/preview', { body: { path, seen } }));
    if (preview) window.open(preview.answer.url, '_blank', 'noopener');
  };
  return entries.length === 0 ? null : (
    <Stack as="ol" gap={1.5}>
      {entries.map((entry) => {
        const [title, words] = entryText(entry);
        const { page, page_at: seen } = entry.data;
        return (
          <li key={entry.id}>
            <Stack gap={0.25}>
              {[title, ...(typeof words === 'string' && words ? words.split('\n') : [])].map((line, at) => (
                <Text as="div" key={at}>
                  {line}
                </Text>
              ))}
              <Muted>
                <Timestamp at={entry.at} /> {entry.by_name && text('desk.timeline.by', { name: entry.by_name })}
              </Muted>
              {mayPreview && typeof page === 'string' && typeof seen === 'string' && (
                <div>
                  <Button variant="quiet" size="small" busy={busy} onClick={() => void open(page, seen)}>
                    {text('desk.timeline.pageSeen')}
                  </Button>
                </div>
              )}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}

type EntryType = keyof typeof en.desk.timeline.types;
const isEntryType = (type: string): type is EntryType => Object.hasOwn(en.desk.timeline.types, type);

/** Returns the title of an entry, and the words that a person wrote or the source of an enquiry. */
function useEntryText(): (entry: TimelineEntry) => [title: string, words?: unknown] {
  const { text, locale } = useLanguage();
  const { nameOf } = useOwners();
  const { stageName, reasonText } = useStages();
  const stage = (value: unknown) => {
    const known = SALES_STAGES.find((one) => one === value);
    return known ? stageName(known) : '—';
  };
  const listed = <const V extends string>(known: readonly V[], values: unknown, name: (value: V) => string) =>
    known
      .filter((one) => Array.isArray(values) && values.includes(one))
      .map(name)
      .join(', ');
  const channelsIn = (values: unknown) =>
    listed(CONSENT_CHANNELS, values, (one) => text(`desk.blocked.channels.${one}`));
  const title = (type: EntryType, values: Record<string, string | number> = {}) =>
    text(`desk.timeline.types.${type}`, values);

  return ({ kind, type, data }) => {
    const { to, rule, page, reason } = data;
    if (data['delivery'] !== undefined) {
      const [channel, status] = [String(data['channel']), String(data['status'])];
      const values = {
        channel: text(`desk.timeline.channels.${channel as 'sms'}`),
        status: text(`desk.timeline.statuses.${status as 'sent'}`),
      };
      return [title('message', values), data['error']];
    }
    if (kind === 'enquiry' && (type === 'form' || type === 'revisit'))
      return [
        title(type, { page: typeof page === 'string' ? page : text('desk.timeline.somewhere') }),
        [data['media'], data['campaign'], data['source']].join(' · '),
      ];
    if (kind === 'consent' && data['channels'] !== undefined) {
      const channels = channelsIn(data['channels']);
      return [channels ? title('consent', { channels }) : title('consentNone')];
    }
    switch (type) {
      case 'stage_changed':
        return [
          title(type, { from: stage(data['from']), to: stage(to) }),
          typeof reason === 'string' ? reasonText(reason) : undefined,
        ];
      case 'owner_changed': {
        const owner = nameOf(typeof to === 'string' ? to : null);
        const values = { to: owner, today: Number(data['today']) };
        if (typeof rule === 'string') return [title('owner_given', { ...values, rule })];
        if (rule !== undefined) return [title('owner_given_rest', values)];
        return [to === null ? title('owner_removed') : title(type, { to: owner }), data['note']];
      }
      case 'follow_up_set':
        return [typeof to === 'string' ? title(type, { to: indianTime(to, locale) }) : title('follow_up_cleared')];
      case 'noted': {
        const outcome = CALL_OUTCOMES.find((one) => one === data['outcome']);
        return [
          outcome ? title('called', { outcome: text(`desk.note.outcomes.${outcome}`) }) : title(type),
          data['text'],
        ];
      }
      case 'channels_changed': {
        const channels = channelsIn(to);
        return [channels ? title(type, { channels }) : title('channels_cleared')];
      }
      case 'changes_accepted':
      case 'changes_refused':
        return [
          title(type, { fields: listed(STAGED_FIELDS, data['fields'], (one) => text(`desk.staged.fields.${one}`)) }),
        ];
      case 'revealed':
        return [title(type, { reason: String(reason) })];
      default:
        return [isEntryType(type) ? title(type) : type];
    }
  };
}
