import type { AssignmentRecord, StaffLeave } from '@prospectus/contract/rules';
import { Button, Grid, IconButton, Select } from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';
import { useState } from 'react';

import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { useText } from '../../../texts/language-context.ts';
import { indianDay } from './indian-day.ts';

type LeaveProps = {
  leave: readonly StaffLeave[];
  people: AssignmentRecord['people'];
  errors: Readonly<Record<string, string>>;
  onChange: (leave: StaffLeave[]) => void;
};

/** Who is on leave, from a day until another one. */
export function LeaveList({ leave, people, errors, onChange }: LeaveProps) {
  const text = useText();
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? text('desk.formerColleague');
  const [today] = useState(indianDay);
  const set = (at: number, more: Partial<StaffLeave>) =>
    onChange(leave.map((one, index) => (index === at ? { ...one, ...more } : one)));
  const [first] = people;
  return (
    <Panel title={text('rules.leave')}>
      <Muted>{leave.length === 0 ? text('rules.noLeave') : text('rules.leaveHelp')}</Muted>
      {leave.map((one, at) => (
        <Grid key={at} min={150} gap={1.5} align="end">
          <Select
            label={text('rules.person')}
            value={one.person}
            error={errors[`leave.${at}.person`]}
            options={[
              ...people.map(({ id, name }) => ({ value: id, label: name })),
              ...(people.some(({ id }) => id === one.person) ? [] : [{ value: one.person, label: nameOf(one.person) }]),
            ]}
            onChange={(event) => set(at, { person: event.target.value })}
          />
          <DateField
            label={text('rules.from')}
            value={one.from}
            error={errors[`leave.${at}.from`]}
            onChange={(value) => set(at, { from: value })}
          />
          <DateField
            label={text('rules.until')}
            value={one.until}
            error={errors[`leave.${at}.until`]}
            onChange={(value) => set(at, { until: value })}
          />
          <div>
            <IconButton
              icon="trash"
              label={text('rules.removeLeave', { name: nameOf(one.person) })}
              onClick={() => onChange(leave.filter((_, index) => index !== at))}
            />
          </div>
        </Grid>
      ))}
      <div>
        <Button
          variant="secondary"
          disabled={!first}
          onClick={() => first && onChange([...leave, { person: first.id, from: today, until: today }])}
        >
          {text('rules.addLeave')}
        </Button>
      </div>
    </Panel>
  );
}
