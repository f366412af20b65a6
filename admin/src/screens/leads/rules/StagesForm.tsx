import { type LeadStage, type LeadStages, leadStages, type LeadStagesRecord } from '@prospectus/contract/lead-stages';
import { Button, Stack, Text } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useRef, useState } from 'react';

import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { StickyBar } from '../../../layout/StickyBar.tsx';
import { UnsavedChangesGuard } from '../../../records/UnsavedChangesGuard.tsx';
import { useContractText, useLanguage } from '../../../texts/language-context.ts';
import { NameFields } from './NameFields.tsx';
import { ReasonList } from './ReasonList.tsx';
import { RulesConflict } from './RulesConflict.tsx';
import { useChange } from './use-rules.ts';

/** All of the stages and reasons in one form, saved with the version that was seen. */
export function StagesForm({ record }: { record: LeadStagesRecord }) {
  const { text } = useLanguage();
  const contractText = useContractText();
  const change = useChange();
  const mayLeave = useRef(false);
  const saved: LeadStages = { stages: record.stages, reasons: record.reasons };
  const [fields, setFields] = useState(saved);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const isChanged = JSON.stringify(fields) !== JSON.stringify(saved);
  const { isConflict } = change.refused;
  const errors = { ...change.refused.errors, ...wrong };
  const set = (more: Partial<LeadStages>) => {
    setFields((before) => ({ ...before, ...more }));
    setWrong({});
  };
  const save = () => {
    const refused = leadStages.safeParse(fields).error?.issues ?? [];
    setWrong(Object.fromEntries(refused.map(({ path, message }) => [path.join('.'), contractText(message)])));
    if (refused.length > 0) return;
    void change.attempt(
      (api) => api('PUT /admin/lead-rules/stages', { body: { ...fields, version: record.version } }),
      text('rules.saved'),
    );
  };
  const { stages } = fields;
  const [first, between, last] = [stages.slice(0, 1), stages.slice(1, -2), stages.slice(-2)];
  const row = (stage: LeadStage) => (
    <NameFields
      key={stage.id}
      value={stage}
      max={40}
      errorOf={(field) => errors[`stages.${stages.indexOf(stage)}.${field}`]}
      onChange={(named) => set({ stages: stages.map((one) => (one === stage ? { ...stage, ...named } : one)) })}
    />
  );
  return (
    <Stack gap={2}>
      {isConflict && <RulesConflict onReload={() => void change.reload()} />}
      <Panel title={text('rules.stagesTitle')}>
        <Muted>{text('rules.stagesHelp')}</Muted>
        {first.map(row)}
        <SortableList
          items={between}
          itemId={({ id }) => id}
          label={({ name }) => name}
          onReorder={(moved) => set({ stages: [...first, ...moved, ...last] })}
          renderItem={(stage) => <div data-spread="">{row(stage)}</div>}
        />
        {last.map(row)}
      </Panel>
      <ReasonList reasons={fields.reasons} errors={errors} onChange={(reasons) => set({ reasons })} />
      <StickyBar state={<Text as="span">{isChanged ? text('rules.unsaved') : ''}</Text>}>
        <Button busy={change.isBusy} disabled={!isChanged || isConflict} onClick={save}>
          {text('rules.save')}
        </Button>
      </StickyBar>
      <UnsavedChangesGuard hasUnsaved={() => isChanged} mayLeave={mayLeave} consequence="rules.unsaved" />
    </Stack>
  );
}
