import type { AssignmentFields, AssignmentRecord, RuleChoices } from '@prospectus/contract/rules';
import { Button, Card, Stack, Text, TextField } from '@prospectus/design-system';
import { SwitchField } from '@prospectus/design-system/console';
import { useRef, useState } from 'react';

import { Panel } from '../../../layout/Panel.tsx';
import { StickyBar } from '../../../layout/StickyBar.tsx';
import { UnsavedChangesGuard } from '../../../records/UnsavedChangesGuard.tsx';
import { useText } from '../../../texts/language-context.ts';
import { AssignmentRules } from './AssignmentRules.tsx';
import { LeaveList } from './LeaveList.tsx';
import { RulesConflict } from './RulesConflict.tsx';
import { TurnTable } from './TurnTable.tsx';
import { useChange } from './use-rules.ts';
import { ValuePick } from './ValuePick.tsx';
import { WorkingHours } from './WorkingHours.tsx';

/** All of the rotation in one form, saved with the version that was seen. */
export function AssignmentForm({ record, choices }: { record: AssignmentRecord; choices: RuleChoices }) {
  const text = useText();
  const change = useChange();
  const mayLeave = useRef(false);
  const saved = fieldsOf(record);
  const [fields, setFields] = useState(saved);
  const set = (more: Partial<AssignmentFields>) => setFields((before) => ({ ...before, ...more }));
  const isChanged = JSON.stringify(fields) !== JSON.stringify(saved);
  const { errors, isConflict } = change.refused;
  const save = () =>
    change.attempt(
      (api) => api('PUT /admin/lead-rules/assignment', { body: { ...fields, version: record.version } }),
      text('rules.saved'),
    );
  return (
    <Stack gap={2}>
      {isConflict && <RulesConflict onReload={() => void change.reload()} />}
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
        onChange={(rules) => set({ rules })}
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
          chosen={fields.rest.people}
          none={text('rules.nobody')}
          error={errors['rest.people']}
          onChange={(people) => set({ rest: { ...fields.rest, people } })}
        />
      </Panel>
      <LeaveList leave={fields.leave} people={record.people} errors={errors} onChange={(leave) => set({ leave })} />
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
      <TurnTable record={record} />
      <StickyBar state={<Text as="span">{isChanged ? text('rules.unsaved') : ''}</Text>}>
        <Button busy={change.isBusy} disabled={!isChanged || isConflict} onClick={() => void save()}>
          {text('rules.save')}
        </Button>
      </StickyBar>
      <UnsavedChangesGuard hasUnsaved={() => isChanged} mayLeave={mayLeave} consequence="rules.unsaved" />
    </Stack>
  );
}

const fieldsOf = ({ on, rules, rest, leave, alarm_minutes }: AssignmentRecord): AssignmentFields => ({
  ...{ on, rules, rest, leave, alarm_minutes },
});
