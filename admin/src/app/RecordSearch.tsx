import styled from '@emotion/styled';
import { colour, Dialog, Link, Skeleton, Stack, Text, TextField } from '@prospectus/design-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';

import { pathOf, type View } from '../records/view.ts';
import { titleOf } from '../records/names.ts';
import { RecordStatus } from '../records/RecordStatus.tsx';
import { views } from '../resources/index.ts';

const PAUSE_MS = 200;

/** Finds any record the person may see: type, arrow keys, Enter. */
export function Finder({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const found = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pause = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const links = () => [...(found.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const move = (event: KeyboardEvent) => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && at > 0) all[at - 1]?.focus();
    else if (event.key === 'ArrowUp' && at === 0) document.querySelector<HTMLInputElement>('#finder')?.focus();
    else if (event.key === 'Enter' && at === -1) all[0]?.click();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title="Find a record">
      {/* The keys of the field and of the list below it are one thing. */}
      <div role="presentation" onKeyDown={move}>
        <Stack gap={2}>
          <TextField
            id="finder"
            type="search"
            label="Search"
            help="Names, questions, subjects, addresses."
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
          <div ref={found} aria-live="polite">
            {q !== '' &&
              views.map((view) => <Found key={view.declaration.name} view={view} q={q} onChosen={onClose} />)}
          </div>
        </Stack>
      </div>
    </Dialog>
  );
}

function Found({ view, q, onChosen }: { view: View; q: string; onChosen: () => void }) {
  const { declaration } = view;
  const { canAccess } = useCanAccess({ resource: declaration.name, action: 'list' });
  const { data, total, isPending, error } = useGetList<RaRecord>(
    declaration.name,
    { filter: { q }, pagination: { page: 1, perPage: 6 }, sort: { field: declaration.titleField, order: 'ASC' } },
    { enabled: canAccess === true, retry: false },
  );
  if (!canAccess) return null;
  return (
    <Group>
      <h3>
        {declaration.label.many} {total !== undefined && <small>{total}</small>}
      </h3>
      {isPending && <Skeleton height={36} />}
      {error && (
        <Text size="small" tone="danger">
          {error.message}
        </Text>
      )}
      {total === 0 && (
        <Text size="small" tone="muted">
          Nothing found.
        </Text>
      )}
      <ul>
        {data?.map((record) => (
          <li key={record.id}>
            <Link href={`${pathOf(view)}/${record.id}`} quiet onClick={onChosen}>
              {titleOf(declaration, record)}
            </Link>
            {declaration.storage === 'document' && <RecordStatus record={record} />}
          </li>
        ))}
      </ul>
    </Group>
  );
}

const Group = styled('section')({
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
});
