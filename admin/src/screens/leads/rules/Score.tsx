import { CALL_OUTCOMES, MAX_WAITING_COUNT, type ScoreCondition } from '@prospectus/contract';
import {
  DEFAULT_SCORE_RULES,
  type RuleChoices,
  SCORE_KINDS,
  type ScoreRecord,
  type ScoreRule,
} from '@prospectus/contract/rules';
import { Button, Callout, Grid, Select, Stack, Text, TextField } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { indianTime } from '../../../layout/india-time.ts';
import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { useLanguage, useText } from '../../../texts/language-context.ts';
import { useQualifications } from '../lead-parts.tsx';
import { optionsOf, RuleList, RulesForm, useSaveRules, ValuePick } from './RulesForm.tsx';
import { ScoreLines, useConditionText } from './ScoreLines.tsx';
import { Trial } from './Trial.tsx';

/** The rules of the score: the live ones, and a draft that is tried before it goes live. */
export function Score({ record: { live, draft, stale, choices } }: { record: ScoreRecord }) {
  const { text, locale } = useLanguage();
  /** The rules that an unsaved draft begins with. */
  const [initialRules, setInitialRules] = useState<readonly ScoreRule[]>();
  const saved = draft?.rules ?? initialRules;
  return (
    <Stack gap={2}>
      <Panel title={text('rules.liveTitle')} gap={1.5}>
        {live ? (
          <>
            <Muted>
              {text('rules.liveSince', {
                when: indianTime(live.live_at, locale),
                name: live.by_name ?? text('rules.seeded'),
              })}
            </Muted>
            <ScoreLines lines={live.rules} />
          </>
        ) : (
          <Text>{text('rules.noLive')}</Text>
        )}
        {stale > 0 && (
          <Callout tone="info" role="status">
            {text(stale < MAX_WAITING_COUNT ? 'rules.stale' : 'rules.staleMore', { count: stale })}
          </Callout>
        )}
      </Panel>
      {saved ? (
        <Draft saved={saved} version={draft?.version} choices={choices} onDiscard={() => setInitialRules(undefined)} />
      ) : (
        <div>
          <Button onClick={() => setInitialRules(live?.rules ?? DEFAULT_SCORE_RULES)}>
            {text(live ? 'rules.change' : 'rules.begin')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type DraftProps = {
  saved: readonly ScoreRule[];
  /** Undefined before it was saved. */
  version: number | undefined;
  choices: RuleChoices;
  onDiscard: () => void;
};

function Draft({ saved, version, choices, onDiscard }: DraftProps) {
  const text = useText();
  const { condition, points } = useConditionText();
  const saving = useSaveRules();
  const [rules, setRules] = useState(saved);
  const [isUsing, setUsing] = useState(false);
  const isChanged = version === undefined || JSON.stringify(rules) !== JSON.stringify(saved);
  const { errors, isConflict, busy, call } = saving;
  const save = () =>
    void call(
      'PUT /admin/lead-rules/score/draft',
      { body: { rules: [...rules], ...(version !== undefined && { version }) } },
      { done: text('rules.draftSaved') },
    );
  const discard = () => {
    if (version === undefined) onDiscard();
    else void call('POST /admin/lead-rules/score/discard', { body: { version } }, { done: text('rules.discarded') });
  };
  const use = async () => {
    if (version !== undefined)
      await call('POST /admin/lead-rules/score/use', { body: { version } }, { done: text('rules.used') });
    setUsing(false);
  };
  return (
    <RulesForm
      isChanged={isChanged}
      saving={saving}
      buttons={
        <>
          <Button variant="quiet" busy={busy} onClick={discard}>
            {text('rules.discard')}
          </Button>
          <Button busy={busy} disabled={isConflict} onClick={isChanged ? save : () => setUsing(true)}>
            {text(isChanged ? 'rules.saveDraft' : 'rules.use')}
          </Button>
        </>
      }
    >
      <Panel title={text('rules.draftTitle')}>
        <Muted>{text('rules.draftHelp')}</Muted>
        <RuleList
          rules={rules}
          nameOf={(rule) => `${condition(rule.when)} ${points(rule.points)}`}
          errors={errors}
          addLabel={text('rules.addScore')}
          newRule={{ when: { kind: 'verified' }, points: 10 }}
          onChange={setRules}
        >
          {({ rule, errorOf, change, removeButton }) => (
            <Grid min={170} gap={1.5} align="end">
              <Select
                label={text('rules.when')}
                value={rule.when.kind}
                options={SCORE_KINDS.map((kind) => ({ value: kind, label: text(`rules.kinds.${kind}`) }))}
                onChange={(event) => change({ when: FIRST_CONDITIONS[event.target.value as ScoreCondition['kind']] })}
              />
              <ConditionFields
                when={rule.when}
                choices={choices}
                errorOf={(field) => errorOf(`when.${field}`)}
                onChange={(when) => change({ when })}
              />
              <TextField
                type="number"
                min={-100}
                max={100}
                label={text('rules.points')}
                value={rule.points}
                error={errorOf('points')}
                onChange={(event) => change({ points: Number(event.target.value) })}
              />
              {removeButton}
            </Grid>
          )}
        </RuleList>
      </Panel>
      <Trial version={isChanged ? undefined : version} />
      <ConfirmDialog
        open={isUsing}
        title={text('rules.useTitle')}
        confirmLabel={text('rules.use')}
        busy={busy}
        onConfirm={() => void use()}
        onCancel={() => setUsing(false)}
      >
        {text('rules.useText')}
      </ConfirmDialog>
    </RulesForm>
  );
}

/** The initial condition of each kind. */
const FIRST_CONDITIONS: { [K in ScoreCondition['kind']]: Extract<ScoreCondition, { kind: K }> } = {
  verified: { kind: 'verified' },
  abroad: { kind: 'abroad' },
  'call-asked': { kind: 'call-asked' },
  programme: { kind: 'programme', values: [] },
  source: { kind: 'source', values: [] },
  campaign: { kind: 'campaign', values: [] },
  education: { kind: 'education', values: [] },
  enquiries: { kind: 'enquiries', min: 2 },
  pages: { kind: 'pages', min: 2 },
  recent: { kind: 'recent', days: 7 },
  call: { kind: 'call', values: [] },
};

type ConditionProps = {
  when: ScoreCondition;
  choices: RuleChoices;
  errorOf: (field: string) => string | undefined;
  onChange: (when: ScoreCondition) => void;
};

/** The values or the number of a condition. */
function ConditionFields({ when, choices, errorOf, onChange }: ConditionProps) {
  const text = useText();
  const education = useQualifications();
  if ('values' in when) {
    const options: Record<typeof when.kind, { value: string | number; label: string }[]> = {
      programme: optionsOf(choices.programmes),
      source: optionsOf(choices.sources),
      campaign: optionsOf(choices.campaigns),
      education,
      call: CALL_OUTCOMES.map((value) => ({ value, label: text(`desk.note.outcomes.${value}`) })),
    };
    return (
      <ValuePick<string | number>
        label={text('rules.values')}
        none={text('rules.nobody')}
        error={errorOf('values')}
        options={options[when.kind]}
        values={when.values}
        onChange={(values) => onChange({ ...when, values } as ScoreCondition)}
      />
    );
  }
  const field = (['days', 'min'] as const).find((name) => name in when);
  return field === undefined ? null : (
    <TextField
      type="number"
      min={1}
      max={field === 'days' ? 365 : 100}
      label={text(field === 'days' ? 'rules.lastDays' : 'rules.atLeast')}
      value={(when as Record<string, unknown>)[field] as number}
      error={errorOf(field)}
      onChange={(event) => onChange({ ...when, [field]: Number(event.target.value) } as ScoreCondition)}
    />
  );
}
