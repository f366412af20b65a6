import type { AssignmentRecord } from '@prospectus/contract/rules';
import { DataTable, Stack, StatusChip } from '@prospectus/design-system';
import { useState } from 'react';

import { Panel } from '../../../layout/Panel.tsx';
import { Timestamp } from '../../../layout/Timestamp.tsx';
import { useText } from '../../../texts/language-context.ts';
import { indianDay } from './indian-day.ts';

/** What the rules have given each person: today, and when last. */
export function TurnTable({ record: { people, leave } }: { record: AssignmentRecord }) {
  const text = useText();
  const [today] = useState(indianDay);
  const isAway = (id: string) =>
    leave.some(({ person, from, until }) => person === id && from <= today && today <= until);
  return (
    <Panel title={text('rules.turns')}>
      <DataTable
        caption={text('rules.turns')}
        captionHidden
        columns={[
          { key: 'name', label: text('rules.turn.name') },
          { key: 'today', label: text('rules.turn.today'), align: 'end' },
          { key: 'last', label: text('rules.turn.last') },
        ]}
        rows={people.map(({ id, name, today: given, last_at }) => ({
          name: (
            <Stack direction="row" gap={1} align="center">
              <span>{name}</span>
              {isAway(id) && <StatusChip tone="neutral" label={text('rules.turn.away')} />}
            </Stack>
          ),
          today: given,
          last: last_at ? <Timestamp at={last_at} /> : text('rules.turn.never'),
        }))}
      />
    </Panel>
  );
}
