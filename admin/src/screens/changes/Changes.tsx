import type { CallAnswer, RecordChange, Resource } from '@prospectus/contract';
import {
  Button,
  Card,
  Checkbox,
  Heading,
  Link,
  Skeleton,
  Stack,
  StatusChip,
  type StatusTone,
  Text,
} from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { findField } from '../../fields/schema.ts';
import { dayOf, firstMomentOf, INDIA } from '../../layout/india-time.ts';
import { StickyBar } from '../../layout/StickyBar.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { SYSTEM, useContentFilter, useStaffFilter } from '../../records/common-filters.ts';
import { listPath } from '../../records/console-resource.ts';
import { Differences } from '../../records/history/HistoryEntries.tsx';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';

const DAYS = { today: 0, week: 7, month: 30 } as const;
type Period = keyof typeof DAYS;
const PERIODS = Object.keys(DAYS) as Period[];
const DAY_MS = 86_400_000;

function apiFilter({ by, when, ...filter }: Readonly<Record<string, unknown>>) {
  const period = PERIODS.find((name) => name === when);
  const firstDay = period && dayOf(new Date(Date.now() - DAYS[period] * DAY_MS).toISOString());
  return {
    ...filter,
    ...(by === undefined || by === SYSTEM ? { by_installation: by === SYSTEM } : { by }),
    ...(firstDay && { at_gte: firstMomentOf(firstDay) }),
  };
}

/** Everything that was changed in the content, by day, and the way back for what is selected. */
export function Changes() {
  const text = useText();
  const staff = useStaffFilter();
  const contents = useContentFilter();
  return (
    <ListScreen<RecordChange>
      subject="changes"
      sort={{ field: 'at', order: 'DESC' }}
      initialFilter={LAST_WEEK}
      apiFilter={apiFilter}
      title={text('changes.title')}
      subtitle={text('changes.intro')}
      failed={text('changes.failed')}
      empty={{ icon: 'clock', title: text('changes.none'), text: text('changes.noneText') }}
      noMatch={{ title: text('changes.none'), text: text('changes.noneText') }}
      filters={[
        { kind: 'search', name: 'q', label: text('changes.search') },
        {
          kind: 'choice',
          name: 'when',
          label: text('changes.when'),
          any: text('changes.ever'),
          options: PERIODS.map((value) => ({ value, label: text(`changes.${value}`) })),
        },
        staff,
        contents,
      ]}
      columns={[]}
      instead={<Days />}
      more={text('changes.more')}
      bulk={<UndoBar />}
    />
  );
}

const LAST_WEEK = { when: 'week' };

function Days() {
  const { locale } = useLanguage();
  const { data = [] } = useListContext<RecordChange>();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: INDIA });
  return (
    <Stack gap={3}>
      {[...Map.groupBy(data, ({ at }) => day.format(new Date(at)))].map(([title, changes]) => (
        <section key={title}>
          <Stack gap={1}>
            <Heading level={2} size="h5">
              {title}
            </Heading>
            <Card>
              <Stack as="ol" gap={1.5}>
                {changes.map((change) => (
                  <ChangeRow key={change.id} change={change} />
                ))}
              </Stack>
            </Card>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

const ACTIONS = {
  create: ['neutral', 'create'],
  clone: ['neutral', 'clone'],
  update: ['info', 'update'],
  publish: ['success', 'publish'],
  schedule: ['info', 'schedule'],
  'not-published': ['warning', 'notPublished'],
  unpublish: ['warning', 'unpublish'],
  'not-unpublished': ['warning', 'notUnpublished'],
  discard: ['warning', 'discard'],
  delete: ['danger', 'delete'],
  restore: ['info', 'restore'],
  reset: ['warning', 'reset'],
} as const satisfies Record<string, readonly [StatusTone, string]>;

/** When, what became of which record, who did it, and on demand what differs. */
function ChangeRow({ change }: { change: RecordChange }) {
  const { text, locale, contractText } = useLanguage();
  const { selectedIds, onToggleItem } = useListContext<RecordChange>();
  const [isOpen, setIsOpen] = useState(false);
  // Missing where the person may not see such records.
  const resource = resourceEntries.find(({ declaration }) => declaration.name === change.resource);
  const [tone, name] = ACTIONS[change.action as keyof typeof ACTIONS] ?? (['neutral', 'update'] as const);
  const action = text(`changes.actions.${name}`);
  const one = resource ? contractText(resource.declaration.label.one) : change.resource;
  const title = change.title || one;
  const hours = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: INDIA });
  const time = hours.format(new Date(change.at));
  const labelsOf = ({ declaration }: { declaration: Resource }) =>
    change.fields.map((field) => contractText(findField(declaration, field)?.meta.label ?? field)).join(', ');
  return (
    <li>
      <Stack gap={0}>
        <Stack direction="row" gap={2} align="center">
          <Checkbox
            label={time}
            aria-label={text('changes.choose', { time, title, action })}
            checked={selectedIds.includes(change.id)}
            onChange={() => onToggleItem(change.id)}
          />
          <StatusChip tone={tone} label={action} />
          <Stack direction="row" gap={1} align="baseline">
            {resource && !change.in_trash ? (
              <Link href={`${listPath(resource)}/${change.record_id}`} quiet>
                {title}
              </Link>
            ) : (
              <strong>{title}</strong>
            )}
            <Text as="span" size="small" tone="muted">
              {[
                one,
                text('changes.by', { name: change.by_name ?? text('lists.filter.system') }),
                change.in_trash && text('changes.inTrash'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        </Stack>
        {resource && change.previous !== null && change.fields.length > 0 && (
          <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
            <summary>{text('changes.fields', { fields: labelsOf(resource) })}</summary>
            {isOpen && (
              <Differences
                declaration={resource.declaration}
                id={change.record_id}
                from={change.previous}
                to={change.version}
              />
            )}
          </details>
        )}
      </Stack>
    </li>
  );
}

function UndoBar() {
  const text = useText();
  const { data = [], selectedIds, onUnselectItems } = useListContext<RecordChange>();
  const [isAsking, setIsAsking] = useState(false);
  const changes = data.filter(({ id }) => selectedIds.includes(id));
  if (changes.length === 0) return null;
  return (
    <>
      <StickyBar state={text('changes.chosen', { smart_count: changes.length })}>
        <Button variant="quiet" size="small" onClick={() => onUnselectItems()}>
          {text('changes.chooseNone')}
        </Button>
        <Button size="small" onClick={() => setIsAsking(true)}>
          {text('changes.undo')}
        </Button>
      </StickyBar>
      {isAsking && <UndoDialog changes={changes} onClose={() => setIsAsking(false)} onDone={() => onUnselectItems()} />}
    </>
  );
}

type UndoDialogProps = { changes: readonly RecordChange[]; onClose: () => void; onDone: () => void };

/** Confirms that changes are undone, with what will become of each record. */
function UndoDialog({ changes, onClose, onDone }: UndoDialogProps) {
  const text = useText();
  const { call, busy, failure } = useCall({ inPlace: true });
  const versions = changes.map(({ record_id, version }) => ({ record_id, version }));
  const { data: plan, error } = useRead(
    'POST /admin/changes/undo',
    { body: { changes: versions, dryRun: true } },
    // Not while they are being undone: that makes the plan invalid.
    { gcTime: 0, enabled: !busy },
  );
  const undo = async () => {
    if (!plan) return;
    const seen = new Map(plan.map(({ record_id, version }) => [record_id, version]));
    const withSeen = versions.map((change) => {
      const version = seen.get(change.record_id);
      return { ...change, ...(version !== undefined && { seen: version }) };
    });
    const result = await call(
      'POST /admin/changes/undo',
      { body: { changes: withSeen, dryRun: false } },
      {
        done: ({ length }) => ({ title: text('changes.done', { smart_count: length }) }),
        refetch: changes.map(({ resource }) => resource),
      },
    );
    if (result) onDone();
  };
  const refusal = failure?.message ?? error?.message;
  return (
    <ConfirmDialog
      open
      title={text('changes.dialog.title', { smart_count: changes.length })}
      confirmLabel={text('changes.dialog.confirm')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void undo()}
    >
      {plan ? <Plan outcomes={plan} /> : !error && <Skeleton height={64} />}
      <Text tone="muted">{plan ? text('changes.dialog.note') : !error && text('changes.dialog.loading')}</Text>
      {refusal && (
        <Text tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </ConfirmDialog>
  );
}

function Plan({ outcomes }: { outcomes: CallAnswer<'POST /admin/changes/undo'> }) {
  const text = useText();
  return (
    <Stack as="ul" gap={1}>
      {outcomes.map(({ record_id, title, becomes, later }) => (
        <li key={record_id}>
          <b>{title}</b> {text(`changes.dialog.${becomes}`)}.
          {later > 0 && <Text size="small">{text('changes.dialog.later', { smart_count: later })}</Text>}
        </li>
      ))}
    </Stack>
  );
}
