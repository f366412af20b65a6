import { can, type LeadRecord, normaliseForSearch, type Role, type SearchResult } from '@prospectus/contract';
import { colour, IconButton, Link, Skeleton, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, useGetList, usePermissions } from 'react-admin';

import { moveFocus } from '../../layout/use-key-down.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useMay } from '../../providers/use-may.ts';
import { listPath } from '../../records/console-resource.ts';
import { labelInSentence } from '../../texts/contract-text.ts';
import { RecordStatus } from '../../records/RecordStatus.tsx';
import { resourceEntries } from '../../records/resource-entries.ts';
import { usePinned, useRecent, type VisitedRecord } from '../../records/visited.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { menuFor } from '../menu.ts';
import { findRecords } from './find-records.ts';

const INPUT = 'record-search';
const DEBOUNCE_MS = 150;

/** Finds records, screens and actions: type, arrow keys, Enter. Before anything is typed: what is pinned and recent. */
export function RecordSearch({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const debounce = setTimeout(() => setQ(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(debounce);
  }, [typed]);
  const { groups, error, isFetching } = useGroups(q);
  // Enter opens the first result of the typed words, never that of earlier ones.
  const isSettled = typed.trim() === q && !isFetching;
  const [opensFirst, setOpensFirst] = useState(false);
  useEffect(() => {
    if (!opensFirst || !isSettled) return;
    setOpensFirst(false);
    results.current?.querySelector('a')?.click();
  }, [opensFirst, isSettled]);
  const openFirst = () => {
    setQ(typed.trim());
    setOpensFirst(true);
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    moveFocus(event, links, document.getElementById(INPUT), openFirst);
  };
  return (
    <ModalDialog open onClose={onClose} title={text('lists.find.title')}>
      {/* The arrow keys move between the field and the results below it. */}
      <div role="presentation" onKeyDown={onKeyDown}>
        <Stack gap={2}>
          <TextField
            id={INPUT}
            type="search"
            label={text('lists.find.label')}
            help={text('lists.find.help')}
            value={typed}
            onChange={(event) => {
              setOpensFirst(false);
              setTyped(event.target.value);
            }}
            autoComplete="off"
          />
          <div ref={results}>
            {groups.map((group) => (
              <Entries key={group.title} {...group} onNavigate={onClose} />
            ))}
          </div>
          <div role="status">
            {isFetching && groups.length === 0 && <Skeleton height={36} />}
            {!isFetching && !error && q !== '' && groups.length === 0 && (
              <Text tone="muted">{text('lists.find.nothing')}</Text>
            )}
          </div>
          {error && (
            <Text size="small" tone="danger" role="alert">
              {error.message}
            </Text>
          )}
        </Stack>
      </div>
    </ModalDialog>
  );
}

type Entry = {
  title: string;
  to: string;
  context?: string;
  record?: VisitedRecord;
  status?: SearchResult['status'] | null;
};
type Group = { title: string; entries: readonly Entry[] };

function useGroups(q: string) {
  const { text, contractText } = useLanguage();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { permissions: role = null } = usePermissions<Role | null>();
  const { pinned } = usePinned();
  const [recent] = useRecent();
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['search', q, role],
    queryFn: () => findRecords(provider, q, role),
    enabled: q !== '',
    retry: false,
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
  const labelOf = (name: string) =>
    resourceEntries.find(({ declaration }) => declaration.name === name)?.declaration.label;
  const mayListLeads = useMay('leads')('list');
  const { data: leads = [], isFetching: readsLeads } = useGetList<LeadRecord>(
    'leads',
    {
      filter: { q },
      pagination: { page: 1, perPage: MAX_PLACES },
      meta: { fields: ['name', 'mobile', 'area_of_interest'] },
    },
    { enabled: mayListLeads && q !== '', retry: false, staleTime: 5_000, placeholderData: keepPreviousData },
  );
  const entryOf = (record: VisitedRecord & Pick<Entry, 'status'>, kind: readonly string[] = []): Entry => ({
    title: record.title,
    to: `/${record.resource}/${record.id}`,
    context: [...kind, ...record.context].join(' · '),
    record,
    status: record.status ?? null,
  });
  const visited = (records: readonly VisitedRecord[]) =>
    records.flatMap((record) => {
      const label = labelOf(record.resource);
      return label ? [entryOf(record, [contractText(label.one)])] : [];
    });
  const menu = menuFor(role);
  const listed = resourceEntries.filter(({ declaration }) => can(role, 'list', declaration.name));
  const screens = [
    ...menu.map(({ to, label }) => ({ title: text(label), to })),
    ...listed
      .map((resource) => ({ title: contractText(resource.declaration.label.many), to: listPath(resource) }))
      .filter(({ to }) => !menu.some((item) => item.to === to)),
  ];
  const actions = listed
    .filter(({ declaration }) => !declaration.single && can(role, 'create', declaration.name))
    .map((resource) => ({
      title: text('lists.find.create', { what: labelInSentence(contractText(resource.declaration.label.one)) }),
      to: `${listPath(resource)}/create`,
    }));
  const isUnpinned = ({ id }: VisitedRecord) => !pinned.some((record) => record.id === id);
  const groups: Group[] =
    q === ''
      ? [
          { title: text('lists.find.pinned'), entries: visited(pinned) },
          { title: text('lists.find.recent'), entries: visited(recent.filter(isUnpinned)) },
          { title: text('lists.find.screens'), entries: screens },
        ]
      : [
          ...[...Map.groupBy(data, ({ resource }) => resource)].flatMap(([name, records]) => {
            const label = labelOf(name);
            return label
              ? [{ title: contractText(label.many), entries: records.map((record) => entryOf(record)) }]
              : [];
          }),
          {
            title: text('shell.menu.leads'),
            entries: leads.map(({ id, name, mobile, area_of_interest }) => ({
              title: name || text('desk.unnamed'),
              to: `/leads/${id}`,
              context: `${mobile} · ${area_of_interest}`,
            })),
          },
          { title: text('lists.find.screens'), entries: matching(screens, q) },
          { title: text('lists.find.actions'), entries: matching(actions, q) },
        ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), error, isFetching: isFetching || readsLeads };
}

const MAX_PLACES = 5;

/** The entries whose titles have every word; those that begin with them first. */
function matching(entries: readonly Entry[], q: string): Entry[] {
  const sought = normaliseForSearch(q);
  const words = sought.split(/\s+/).filter(Boolean);
  const begins = ({ title }: Entry) => Number(normaliseForSearch(title).startsWith(sought));
  return entries
    .filter(({ title }) => words.every((word) => normaliseForSearch(title).includes(word)))
    .toSorted((a, b) => begins(b) - begins(a))
    .slice(0, MAX_PLACES);
}

function Entries({ title: heading, entries, onNavigate }: Group & { onNavigate: () => void }) {
  const text = useText();
  const id = useId();
  const { isPinned, toggle } = usePinned();
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {entries.map(({ title, to, context, record, status }) => (
          <li key={to}>
            <Link href={to} quiet onClick={onNavigate}>
              {title}
              {context && <small>{context}</small>}
            </Link>
            {status && status !== 'published' && <RecordStatus record={{ id: to, status }} />}
            {record && (
              <IconButton
                icon="star"
                label={text('lists.find.pin', { title })}
                aria-pressed={isPinned(record)}
                data-pinned={isPinned(record) || undefined}
                onClick={() => toggle(record)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled('section')({
  paddingBlock: 8,
  '& h3': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, color: colour.muted },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    borderTop: `1px solid ${colour.rule}`,
  },
  '& a': { flex: 1, minWidth: 0, paddingBlock: 8 },
  '& small': { display: 'block', color: colour.muted },
  '& [data-pinned] svg': { fill: 'currentcolor' },
});
