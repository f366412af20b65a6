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
import { useQualifications } from '../lead-parts.tsx';
import { optionsOf, RuleList, RulesForm, useSaveRules, ValuePick } from './RulesForm.tsx';

/** The assignment of leads in one form, saved with the version that was loaded. */
export function Assignment({ record, choices }: { record: AssignmentRecord; choices: RuleChoices }) {
  const text = useText();
  const qualifications = useQualifications();
  const saving = useSaveRules();
  const { on, rules, rest, leave, alarm_minutes, version } = record;
  const saved: AssignmentFields = { on, rules, rest, leave, alarm_minutes };
  const [fields, setFields] = useState(saved);
  const set = (changes: Partial<AssignmentFields>) => setFields((before) => ({ ...before, ...changes }));
  const isChanged = JSON.stringify(fields) !== JSON.stringify(saved);
  const { errors, isConflict, busy, call } = saving;
  const save = () =>
    void call('PUT /admin/lead-rules/assignment', { body: { ...fields, version } }, { done: text('rules.saved') });
  const people = record.people.map(({ id, name }) => ({ value: id, label: name }));
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
      <Panel title={text('rules.rulesTitle')}>
        <Muted>{text(fields.rules.length === 0 ? 'rules.noRules' : 'rules.rulesHelp')}</Muted>
        <RuleList
          rules={fields.rules}
          nameOf={({ title }) => title}
          errors={errors}
          addLabel={text('rules.addRule')}
          newRule={{ title: text('rules.newRule'), programmes: [], sources: [], educations: [], people: [] }}
          onChange={(changed) => set({ rules: changed })}
        >
          {({ rule, errorOf, change, removeButton }) => (
            <Stack gap={2}>
              <Grid min={200} gap={2} align="start">
                <TextField
                  label={text('rules.ruleName')}
                  value={rule.title}
                  maxLength={80}
                  error={errorOf('title')}
                  onChange={(event) => change({ title: event.target.value })}
                />
                {(['people', 'programmes', 'sources'] as const).map((field) => (
                  <ValuePick
                    key={field}
                    label={text(`rules.${field}`)}
                    options={field === 'people' ? people : optionsOf(choices[field])}
                    values={rule[field]}
                    none={text(field === 'people' ? 'rules.nobody' : 'rules.everyone')}
                    error={errorOf(field)}
                    onChange={(values) => change({ [field]: values })}
                  />
                ))}
                <ValuePick
                  label={text('rules.educations')}
                  options={qualifications}
                  values={rule.educations}
                  none={text('rules.everyone')}
                  error={errorOf('educations')}
                  onChange={(educations) => change({ educations })}
                />
              </Grid>
              {removeButton}
            </Stack>
          )}
        </RuleList>
      </Panel>
      <Panel title={text('rules.rest')}>
        <SwitchField
          label={text('rules.restOn')}
          help={text('rules.restHelp')}
          checked={fields.rest.on}
          onChange={(event) => set({ rest: { ...fields.rest, on: event.target.checked } })}
        />
        <ValuePick
          label={text('rules.people')}
          options={people}
          values={fields.rest.people}
          none={text('rules.nobody')}
          error={errors['rest.people']}
          onChange={(chosen) => set({ rest: { ...fields.rest, people: chosen } })}
        />
      </Panel>
      <LeaveList leave={fields.leave} people={people} errors={errors} onChange={(changed) => set({ leave: changed })} />
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
      <AssignedToday record={record} />
    </RulesForm>
  );
}

// A Monday, to name weekdays by.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** When leads are assigned: the office hours of the site. */
function WorkingHours({ hours: { days, open, ...hours }, isOn }: { hours: AssignmentRecord['hours']; isOn: boolean }) {
  const { text, locale } = useLanguage();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const names = days.map((day) => weekday.format(MONDAY + (day - 1) * DAY_MS));
  const isRange = days.length > 1 && days.length === (days.at(-1) ?? 0) - (days[0] ?? 0) + 1;
  const dayNames = isRange
    ? text('rules.days.range', { first: names[0] ?? '', last: names.at(-1) ?? '' })
    : new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <Stack gap={1}>
      <Muted>{text('rules.hours', { ...hours, days: days.length === 7 ? text('rules.days.all') : dayNames })}</Muted>
      {isOn && <Text size="small">{text(open ? 'rules.openNow' : 'rules.closedNow')}</Text>}
    </Stack>
  );
}

const today = () => dayOf(new Date().toISOString());

type LeaveProps = {
  leave: readonly StaffLeave[];
  people: readonly { value: string; label: string }[];
  errors: Readonly<Record<string, string>>;
  onChange: (leave: StaffLeave[]) => void;
};

/** Staff on leave, each from one day until another. */
function LeaveList({ leave, people, errors, onChange }: LeaveProps) {
  const text = useText();
  const set = (at: number, changes: Partial<StaffLeave>) =>
    onChange(leave.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const [first] = people;
  return (
    <Panel title={text('rules.leave')}>
      <Muted>{text(leave.length === 0 ? 'rules.noLeave' : 'rules.leaveHelp')}</Muted>
      {leave.map((one, at) => {
        const known = people.find(({ value }) => value === one.person);
        const person = known ?? { value: one.person, label: text('desk.formerColleague') };
        return (
          <Grid key={at} min={150} gap={1.5} align="end">
            <Select
              label={text('rules.person')}
              value={one.person}
              error={errors[`leave.${at}.person`]}
              options={known ? people : [...people, person]}
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
                label={text('rules.removeLeave', { name: person.label })}
                onClick={() => onChange(leave.toSpliced(at, 1))}
              />
            </div>
          </Grid>
        );
      })}
      <div>
        <Button
          variant="secondary"
          disabled={!first}
          onClick={() => first && onChange([...leave, { person: first.value, from: today(), until: today() }])}
        >
          {text('rules.addLeave')}
        </Button>
      </div>
    </Panel>
  );
}

/** How many leads the rules have assigned to each person today, and when the last one. */
function AssignedToday({ record: { people, leave } }: { record: AssignmentRecord }) {
  const text = useText();
  const [day] = useState(today);
  const isAway = (id: string) => leave.some(({ person, from, until }) => person === id && from <= day && day <= until);
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
        rows={people.map((person) => ({
          name: (
            <Stack direction="row" gap={1} align="center">
              <span>{person.name}</span>
              {isAway(person.id) && <StatusChip tone="neutral" label={text('rules.turn.away')} />}
            </Stack>
          ),
          today: person.today,
          last: person.last_at ? <Timestamp at={person.last_at} /> : text('rules.turn.never'),
        }))}
      />
    </Panel>
  );
}
