import type { Role } from '@prospectus/contract';
import { Skeleton, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router';

import { lazyPart } from '../layout/lazy-part.tsx';
import { isModalOpen, isTyping, moveFocus, useKeyDown } from '../layout/use-key-down.ts';
import { resourceEntries } from '../records/resource-entries.ts';
import { usePinned, useRecent } from '../records/visited.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { FindGroups } from './find/FindGroups.tsx';
import { matching, placesFor, recordEntry, recordGroups } from './find/find-entries.ts';
import { useFoundLeads, useFoundRecords } from './find/find-records.ts';
import { GO_TO } from './keys.ts';
import { menuFor } from './menu.ts';

/** The console's keyboard shortcuts: `?` lists them, Ctrl+K searches, `g` and then a letter leads to a screen of the menu. */
export function KeyboardShortcuts({ children }: { children: (openSearch: () => void) => ReactNode }) {
  const { permissions } = usePermissions<Role | null>();
  const navigate = useNavigate();
  const goes = useRef(Number.NEGATIVE_INFINITY);
  const [open, setOpen] = useState<'shortcuts' | 'search'>();
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || (isModalOpen() && !open)) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setOpen('search');
    } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
      event.preventDefault();
      setOpen('shortcuts');
    } else if (!event.ctrlKey && !event.metaKey && !isTyping(event.target)) go(event);
  });
  const go = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const to = GO_TO[key];
    if (key === 'g') goes.current = event.timeStamp;
    else if (to !== undefined && event.timeStamp - goes.current < SEQUENCE_MS) {
      goes.current = Number.NEGATIVE_INFINITY;
      if (!menuFor(permissions ?? null).some((item) => item.to === to)) return;
      event.preventDefault();
      void navigate(to);
    }
  };
  const close = () => setOpen(undefined);
  return (
    <>
      {children(() => setOpen('search'))}
      {open === 'search' && <RecordSearch onClose={close} />}
      {open === 'shortcuts' && <KeyList onClose={close} />}
    </>
  );
}

// Loaded when it is first opened, unlike the search, because people type right after its key.
const KeyList = lazyPart(async () => (await import('./KeyList.tsx')).KeyList);

/** How long after `g` the letter may come. */
const SEQUENCE_MS = 1_500;

const INPUT = 'record-search';
const DEBOUNCE_MS = 150;
const MAX_PLACES = 5;

/** Finds records, screens and actions: type, arrow keys, Enter. Before anything is typed: what is pinned and recent. */
function RecordSearch({ onClose }: { onClose: () => void }) {
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
            <FindGroups groups={groups} onNavigate={onClose} />
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

function useGroups(q: string) {
  const { text, contractText } = useLanguage();
  const { permissions: role } = usePermissions<Role | null>();
  const { found, error, isFetching } = useFoundRecords(q, role);
  const { leads, isFetching: readsLeads } = useFoundLeads(q);
  const { pinned } = usePinned();
  const [recent] = useRecent();
  const words = { text, contractText };
  const { screens, actions } = placesFor(role ?? null, resourceEntries, words);
  const kindOf = (name: string) => {
    const label = resourceEntries.find(({ declaration }) => declaration.name === name)?.declaration.label.one;
    return label && contractText(label);
  };
  const visited = (records: typeof pinned) =>
    records.flatMap((record) => {
      const kind = kindOf(record.resource);
      return kind ? [recordEntry(record, undefined, kind)] : [];
    });
  const isUnpinned = (record: (typeof recent)[number]) => !pinned.some(({ id }) => id === record.id);
  const groups =
    q === ''
      ? [
          { key: 'pinned', title: text('lists.find.pinned'), entries: visited(pinned) },
          { key: 'recent', title: text('lists.find.recent'), entries: visited(recent.filter(isUnpinned)) },
          { key: 'screens', title: text('lists.find.screens'), entries: screens },
        ]
      : [
          ...recordGroups(found, resourceEntries, words),
          {
            key: 'leads',
            title: text('shell.menu.leads'),
            entries: leads.map(({ id, name, mobile, area_of_interest }) => ({
              ...{ key: `leads ${id}`, title: name || text('desk.unnamed'), to: `/leads/${id}` },
              context: `${mobile} · ${area_of_interest}`,
            })),
          },
          { key: 'screens', title: text('lists.find.screens'), entries: matching(screens, q).slice(0, MAX_PLACES) },
          { key: 'actions', title: text('lists.find.actions'), entries: matching(actions, q).slice(0, MAX_PLACES) },
        ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), error, isFetching: isFetching || readsLeads };
}
