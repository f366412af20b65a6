import { type AuditEntry, ROLE, type Role } from '@prospectus/contract';
import { Callout, Link, Stack, StatusChip, Text } from '@prospectus/design-system';
import { HttpError, useGetOne } from 'react-admin';
import { useParams } from 'react-router';

import { fieldPathLabel, metaAt } from '../../fields/schema-path.ts';
import { FormPage } from '../../layout/FormPage.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { listHref } from '../../lists/list-href.ts';
import { FieldDifference } from '../../records/history/FieldDifference.tsx';
import english from '../../texts/en.json';
import { useContractText, useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';
import { declarationOf, recordHref, useEntryTitle, useEntryWords } from './entry-words.ts';

/** One entry: who, what and when, the reason given, and each value before and after. */
export function AuditEntryPage() {
  const text = useText();
  const { id = '' } = useParams();
  const entry = useGetOne<AuditEntry>('audit', { id }, { retry: false });
  const isMissing = entry.error instanceof HttpError && entry.error.status === 404;
  return (
    <Loaded
      query={entry}
      headingLevel={1}
      title={text(isMissing ? 'audit.noEntry' : 'audit.entryFailed')}
      waiting={<PageSkeleton />}
    >
      {(data) => <Entry entry={data} />}
    </Loaded>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const words = useEntryWords();
  const { title, about, isPending } = useEntryTitle(entry);
  if (isPending) return <PageSkeleton />;
  const href = recordHref(entry);
  const facts = [
    [text('audit.number'), String(entry.seq)],
    [text('audit.recordId'), entry.record_id ?? '—'],
    [text('audit.hash'), entry.hash],
    [text('audit.previousHash'), entry.previous_hash || '—'],
  ] as const;
  return (
    <FormPage>
      <PageHeader
        title={title}
        back={{ label: text('audit.title'), href: '/audit' }}
        state={<StatusChip {...words.action(entry.action)} />}
        subtitle={
          <>
            {[...about, words.person(entry)].join(' · ')} · <Timestamp at={entry.at} />
          </>
        }
      />
      {entry.cleared_at && (
        <Callout tone="info" title={text('audit.cleared')}>
          {text('audit.clearedText')}
        </Callout>
      )}
      {entry.reason && <Panel title={text('audit.reason')}>{entry.reason}</Panel>}
      <Panel title={text('audit.changed')}>
        <Values entry={entry} />
      </Panel>
      <Stack direction="row" gap={2}>
        {href && entry.action !== 'purge' && <Link href={href}>{text('audit.openRecord')}</Link>}
        {entry.record_id && (
          <Link href={listHref('/audit', { record_id: entry.record_id })}>{text('audit.allOfRecord')}</Link>
        )}
      </Stack>
      <details>
        <summary>{text('audit.chain')}</summary>
        <Stack gap={1}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <Text size="small" tone="muted">
                {name}
              </Text>
              {/* Hashes have no spaces to break at. */}
              <Text size="small">{value.match(/.{1,32}/g)?.join('\u200B')}</Text>
            </div>
          ))}
        </Stack>
      </details>
    </FormPage>
  );
}

function Values({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const contractText = useContractText();
  const schema = declarationOf(entry.resource)?.schema;
  const differences = valueDifferences(entry.before, entry.after);
  if (differences.length === 0) return <Text tone="muted">{text('audit.noValues')}</Text>;
  const labelOf = (path: string) => {
    const label = schema && fieldPathLabel(schema, path);
    if (label) return label.split(', ').map(contractText).join(' › ');
    const names = path.split('.');
    return names.map((name) => (isField(name) ? text(`audit.fields.${name}`) : name.replaceAll('_', ' '))).join(' › ');
  };
  /** Values of content are shown by their fields' kinds, others in words. */
  const valueOf = (path: string, value: unknown) => {
    if (schema) return value;
    if (path === 'role' && (value === null || isRole(value))) return text(roleKey(value));
    if (typeof value === 'boolean') return text(value ? 'entities.value.yes' : 'entities.value.no');
    return typeof value === 'number' ? String(value) : value;
  };
  return differences.map(({ path, before, after }) => (
    <div key={path}>
      <Text size="small" tone="muted">
        {labelOf(path)}
      </Text>
      <FieldDifference
        meta={schema && metaAt(schema, path)}
        before={valueOf(path, before)}
        after={valueOf(path, after)}
      />
    </div>
  ));
}

const FIELDS = english.audit.fields;
const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);
const isRole = (value: unknown): value is Role => Object.values<unknown>(ROLE).includes(value);

type Fields = Readonly<Record<string, unknown>>;
/** One value that differs: its path, such as `fee_plans.0.amount`, and both sides. */
type ValueDifference = { path: string; before: unknown; after: unknown };

/** The values in which two states differ, down to those that are no list and no group of fields. */
function valueDifferences(before: unknown, after: unknown, path = ''): ValueDifference[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (!was && !is) return same(before, after) ? [] : [{ path, before: before ?? null, after: after ?? null }];
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter((name) => name !== 'id');
  return names.flatMap((name) => valueDifferences(was?.[name], is?.[name], path ? `${path}.${name}` : name));
}

// A list of plain values is compared as a whole; lists with objects are compared part by part.
function partsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return undefined;
  return value as Fields;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
