import styled from '@emotion/styled';
import { colour, IconButton, Link } from '@prospectus/design-system';
import { useId } from 'react';

import { RecordStatus } from '../../records/RecordStatus.tsx';
import { usePinned } from '../../records/visited.ts';
import { useText } from '../../texts/language-context.ts';
import type { FindEntry, FindGroup } from './find-entries.ts';

export function FindGroups({ groups, onNavigate }: { groups: readonly FindGroup[]; onNavigate: () => void }) {
  return groups.map((group) => <Entries key={group.key} group={group} onNavigate={onNavigate} />);
}

function Entries({ group, onNavigate }: { group: FindGroup; onNavigate: () => void }) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <h3 id={id}>{group.title}</h3>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.key}>
            <Link href={entry.to} quiet onClick={onNavigate}>
              {entry.title}
              {entry.context && <small>{entry.context}</small>}
            </Link>
            {entry.status && entry.status !== 'published' && (
              <RecordStatus record={{ id: entry.key, status: entry.status }} />
            )}
            {entry.record && <Pin record={entry.record} />}
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Pin({ record }: { record: NonNullable<FindEntry['record']> }) {
  const text = useText();
  const { isPinned, toggle } = usePinned();
  const pressed = isPinned(record);
  return (
    <IconButton
      icon="star"
      label={text('lists.find.pin', { title: record.title })}
      aria-pressed={pressed}
      data-pinned={pressed || undefined}
      onClick={() => toggle(record)}
    />
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
  '& small': { display: 'block', color: colour.muted },
  '& [data-pinned] svg': { fill: 'currentcolor' },
});
