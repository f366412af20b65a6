import styled from '@emotion/styled';
import { colour, Dialog, Link, Skeleton, Stack, Text, TextField } from '@prospectus/design-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';

import { listPath, type ConsoleResource } from '../records/console-resource.ts';
import { recordTitle } from '../records/record-title.ts';
import { RecordStatus } from '../records/RecordStatus.tsx';

const DEBOUNCE_MS = 200;

/** Searches the records of these resources that the person may see: type, arrow keys, Enter. */
export function RecordSearch({ resources, onClose }: { resources: readonly ConsoleResource[]; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const debounce = setTimeout(() => setQ(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(debounce);
  }, [typed]);
  const links = () => [...(results.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && at > 0) all[at - 1]?.focus();
    else if (event.key === 'ArrowUp' && at === 0) document.querySelector<HTMLInputElement>('#record-search')?.focus();
    else if (event.key === 'Enter' && at === -1) all[0]?.click();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title="Find a record">
      {/* The arrow keys move between the field and the results below it. */}
      <div role="presentation" onKeyDown={onKeyDown}>
        <Stack gap={2}>
          <TextField
            id="record-search"
            type="search"
            label="Search"
            help="Names, questions, subjects, addresses."
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
          <div ref={results} aria-live="polite">
            {q !== '' &&
              resources.map((resource) => (
                <Results key={resource.declaration.name} resource={resource} q={q} onNavigate={onClose} />
              ))}
          </div>
        </Stack>
      </div>
    </Dialog>
  );
}

function Results({ resource, q, onNavigate }: { resource: ConsoleResource; q: string; onNavigate: () => void }) {
  const { declaration } = resource;
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
            <Link href={`${listPath(resource)}/${record.id}`} quiet onClick={onNavigate}>
              {recordTitle(declaration, record)}
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
