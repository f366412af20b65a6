import type { AssignmentFields, AssignmentRecord, RuleChoices, StaffLeave } from '@prospectus/contract/rules';
import {
  Button,
  Card,
  DataTable,
  Grid,
  IconButton,
  Select,
  Stack,
  StatusChip,
  Text,
  TextField,
} from '@prospectus/design-system';
import { DateField, SwitchField } from '@prospectus/design-system/console';
import { useState } from 'react';

import { dayOf } from '../../../layout/india-time.ts';
import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { Timestamp } from '../../../layout/Timestamp.tsx';
import { useLanguage, useText } from '../../../texts/language-context.ts';
import { AssignmentRules } from './AssignmentRules.tsx';
import { RulesForm, useSaveRules } from './RulesForm.tsx';
import { ValuePick } from './ValuePick.tsx';

/** All about the assignment of leads in one form, saved with the version that was seen. */
export function AssignmentForm({ record, choices }: { record: AssignmentRecord; choices: RuleChoices }) {
  const text = useText();
  const saving = useSaveRules();
  const { on, rules, rest, leave, alarm_minutes } = record;
  const saved: AssignmentFields = { on, rules, rest, leave, alarm_minutes };
  const [fields, setFields] = useState(saved);
  const set = (changes: Partial<AssignmentFields>) => setFields((before) => ({ ...before, ...changes }));
  const isChanged = JSON.stringify(fields) !== JSON.stringify(saved);
  const { errors, isConflict, busy, call } = saving;
  const save = () =>
    void call(
      'PUT /admin/lead-rules/assignment',
      { body: { ...fields, version: record.version } },
      { done: text('rules.saved') },
    );
  return (
    <RulesForm
      isChanged={isChanged}
      saving={saving}
      buttons={
        <Button busy={busy} disabled={!isChanged || isConflict} onClick={save}>
          {text('rules.save')}
        </Button>
      }
    >
      <Card as="section">
        <Stack gap={2}>
          <SwitchField
            label={text('rules.on')}
            help={text('rules.onHelp')}
            checked={fields.on}
            onChange={(event) => set({ on: event.target.checked })}
          />
          <WorkingHours hours={record.hours} isOn={fields.on} />
        </Stack>
      </Card>
      <AssignmentRules
        rules={fields.rules}
        people={record.people}
        choices={choices}
        errors={errors}
        onChange={(changed) => set({ rules: changed })}
      />
      <Panel title={text('rules.rest')}>
        <SwitchField
          label={text('rules.restOn')}
          help={text('rules.restHelp')}
          checked={fields.rest.on}
          onChange={(event) => set({ rest: { ...fields.rest, on: event.target.checked } })}
        />
        <ValuePick
          label={text('rules.people')}
          options={record.people.map(({ id, name }) => ({ value: id, label: name }))}
          values={fields.rest.people}
          none={text('rules.nobody')}
          error={errors['rest.people']}
          onChange={(people) => set({ rest: { ...fields.rest, people } })}
        />
      </Panel>
      <LeaveList
        leave={fields.leave}
        people={record.people}
        errors={errors}
        onChange={(changed) => set({ leave: changed })}
      />
      <Panel title={text('rules.alarm')}>
        <TextField
          type="number"
          min={1}
          max={100_000}
          label={text('rules.alarmOn')}
          help={text('rules.alarmHelp')}
          value={fields.alarm_minutes ?? ''}
          error={errors['alarm_minutes']}
          onChange={(event) => set({ alarm_minutes: event.target.value === '' ? null : Number(event.target.value) })}
        />
      </Panel>
      <AssignedTable record={record} />
    </RulesForm>
  );
}

// A Monday, to name weekdays by.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** When leads are assigned: the office hours of the site. */
function WorkingHours({ hours, isOn }: { hours: AssignmentRecord['hours']; isOn: boolean }) {
  const { text, locale } = useLanguage();
  const name = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS);
  const { days, from, to } = hours;
  const [first = 1, last = 7] = [days[0], days.at(-1)];
  const isRange = days.length > 1 && days.length === last - first + 1;
  const dayNames =
    days.length === 7
      ? text('rules.days.all')
      : isRange
        ? text('rules.days.range', { first: name(first), last: name(last) })
        : new Intl.ListFormat(locale, { type: 'conjunction' }).format(days.map(name));
  const values = { days: dayNames, from, to, text: hours.text };
  return (
    <Stack gap={1}>
      <Muted>{text('rules.hours', values)}</Muted>
      {isOn && <Text size="small">{text(hours.open ? 'rules.openNow' : 'rules.closedNow')}</Text>}
    </Stack>
  );
}

type LeaveProps = {
  leave: readonly StaffLeave[];
  people: AssignmentRecord['people'];
  errors: Readonly<Record<string, string>>;
  onChange: (leave: StaffLeave[]) => void;
};

/** Staff on leave, each from one day until another. */
function LeaveList({ leave, people, errors, onChange }: LeaveProps) {
  const text = useText();
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? text('desk.formerColleague');
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const set = (at: number, changes: Partial<StaffLeave>) =>
    onChange(leave.map((one, index) => (index === at ? { ...one, ...changes } : one)));
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
          {(['from', 'until'] as const).map((end) => (
            <DateField
              key={end}
              label={text(`rules.${end}`)}
              value={one[end]}
              error={errors[`leave.${at}.${end}`]}
              onChange={(value) => set(at, { [end]: value })}
            />
          ))}
          <div>
            <IconButton
              icon="trash"
              label={text('rules.removeLeave', { name: nameOf(one.person) })}
              onClick={() => onChange(leave.toSpliced(at, 1))}
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

/** How many leads the rules have assigned to each person today, and when the last one. */
function AssignedTable({ record: { people, leave } }: { record: AssignmentRecord }) {
  const text = useText();
  const [thisDay] = useState(() => dayOf(new Date().toISOString()));
  const isAway = (id: string) =>
    leave.some(({ person, from, until }) => person === id && from <= thisDay && thisDay <= until);
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
        rows={people.map(({ id, name, today, last_at }) => ({
          name: (
            <Stack direction="row" gap={1} align="center">
              <span>{name}</span>
              {isAway(id) && <StatusChip tone="neutral" label={text('rules.turn.away')} />}
            </Stack>
          ),
          today,
          last: last_at ? <Timestamp at={last_at} /> : text('rules.turn.never'),
        }))}
      />
    </Panel>
  );
}
