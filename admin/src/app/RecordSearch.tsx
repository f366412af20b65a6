import type { Role } from '@prospectus/contract';
import { Skeleton, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';

import { resourceEntries } from '../records/resource-entries.ts';
import { moveFocus } from '../layout/use-key-down.ts';
import { usePinned, useRecent } from '../records/visited.ts';
import { useContractText, useText } from '../texts/language-context.ts';
import { matching, placesFor, recordEntry, recordGroups } from './find/find-entries.ts';
import { FindGroups } from './find/FindGroups.tsx';
import { useFoundRecords } from './find/find-records.ts';

const INPUT = 'record-search';
const DEBOUNCE_MS = 150;
const MAX_PLACES = 5;

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
  const onKeyDown = (event: KeyboardEvent) => {
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
  const text = useText();
  const contractText = useContractText();
  const { permissions: role } = usePermissions<Role | null>();
  const { found, error, isFetching } = useFoundRecords(q, role);
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
          { key: 'screens', title: text('lists.find.screens'), entries: matching(screens, q).slice(0, MAX_PLACES) },
          { key: 'actions', title: text('lists.find.actions'), entries: matching(actions, q).slice(0, MAX_PLACES) },
        ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), error, isFetching };
}
