import {
  type LeadStage,
  type LeadStages,
  leadStages,
  type LeadStagesRecord,
  type LostReason,
} from '@prospectus/contract/lead-stages';
import { Button, Grid, IconButton, Stack, TextField } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useState } from 'react';

import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { useContractText, useText } from '../../../texts/language-context.ts';
import { RulesForm, useSaveRules } from './RulesForm.tsx';

const MAX_REASONS = 30;

/** All stages and reasons in one form, saved with the version that was seen. */
export function StagesForm({ record }: { record: LeadStagesRecord }) {
  const text = useText();
  const contractText = useContractText();
  const saving = useSaveRules();
  const saved: LeadStages = { stages: record.stages, reasons: record.reasons };
  const [fields, setFields] = useState(saved);
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({});
  const isChanged = JSON.stringify(fields) !== JSON.stringify(saved);
  const errors = { ...saving.errors, ...invalid };
  const set = (changes: Partial<LeadStages>) => {
    setFields((before) => ({ ...before, ...changes }));
    setInvalid({});
  };
  const save = () => {
    const issues = leadStages.safeParse(fields).error?.issues ?? [];
    setInvalid(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), contractText(message)])));
    if (issues.length > 0) return;
    const body = { ...fields, version: record.version };
    void saving.call('PUT /admin/lead-rules/stages', { body }, { done: text('rules.saved') });
  };
  const { stages, reasons } = fields;
  const stageFields = (stage: LeadStage) => (
    <NameFields
      key={stage.id}
      value={stage}
      max={40}
      errorOf={(field) => errors[`stages.${stages.indexOf(stage)}.${field}`]}
      onChange={(names) => set({ stages: stages.map((one) => (one === stage ? { ...stage, ...names } : one)) })}
    />
  );
  const setReasons = (changed: LostReason[]) => set({ reasons: changed });
  return (
    <RulesForm
      isChanged={isChanged}
      saving={saving}
      buttons={
        <Button busy={saving.busy} disabled={!isChanged || saving.isConflict} onClick={save}>
          {text('rules.save')}
        </Button>
      }
    >
      <Panel title={text('rules.stagesTitle')}>
        <Muted>{text('rules.stagesHelp')}</Muted>
        {stages.slice(0, 1).map(stageFields)}
        <SortableList
          items={stages.slice(1, -2)}
          itemId={({ id }) => id}
          label={({ name }) => name}
          onReorder={(moved) => set({ stages: [...stages.slice(0, 1), ...moved, ...stages.slice(-2)] })}
          renderItem={(stage) => <div data-spread="">{stageFields(stage)}</div>}
        />
        {stages.slice(-2).map(stageFields)}
      </Panel>
      <Panel title={text('rules.reasonsTitle')}>
        <Muted>{text('rules.reasonsHelp')}</Muted>
        <SortableList
          items={reasons}
          itemId={({ id }) => id}
          label={({ name }) => name || text('rules.newReason')}
          onReorder={setReasons}
          renderItem={(reason, at) => (
            <div data-spread="">
              <Stack gap={1}>
                <NameFields
                  value={reason}
                  max={100}
                  errorOf={(field) => errors[`reasons.${at}.${field}`]}
                  onChange={(names) => setReasons(reasons.with(at, { ...reason, ...names }))}
                />
                {reasons.length > 1 && (
                  <div>
                    <IconButton
                      icon="trash"
                      label={text('rules.remove', { what: reason.name || text('rules.newReason') })}
                      onClick={() => setReasons(reasons.toSpliced(at, 1))}
                    />
                  </div>
                )}
              </Stack>
            </div>
          )}
        />
        {reasons.length < MAX_REASONS && (
          <div>
            <Button
              variant="secondary"
              onClick={() => setReasons([...reasons, { id: crypto.randomUUID(), name: '', name_hi: '' }])}
            >
              {text('rules.addReason')}
            </Button>
          </div>
        )}
      </Panel>
    </RulesForm>
  );
}

type Names = { name: string; name_hi: string };
type NameFieldsProps = {
  value: Names;
  max: number;
  errorOf: (field: keyof Names) => string | undefined;
  onChange: (change: Partial<Names>) => void;
};

/** A name in the console's two languages. */
function NameFields({ value, max, errorOf, onChange }: NameFieldsProps) {
  const text = useText();
  return (
    <Grid min={200} gap={2} align="start">
      {(['name', 'name_hi'] as const).map((field) => (
        <TextField
          key={field}
          label={text(field === 'name' ? 'rules.name' : 'rules.nameHindi')}
          lang={field === 'name' ? undefined : 'hi'}
          value={value[field]}
          maxLength={max}
          error={errorOf(field)}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </Grid>
  );
}
