import { CALL_OUTCOMES, QUALIFICATIONS, type ScoreCondition } from '@prospectus/contract';
import { type RuleChoices, SCORE_KINDS, type ScoreRule } from '@prospectus/contract/rules';
import { Grid, IconButton, Select, TextField } from '@prospectus/design-system';

import { useContractText, useText } from '../../../texts/language-context.ts';
import { useConditionText } from './ScoreLines.tsx';
import { ValuePick } from './ValuePick.tsx';

type FieldsProps = {
  rule: ScoreRule;
  choices: RuleChoices;
  errorOf: (field: string) => string | undefined;
  onChange: (rule: ScoreRule) => void;
  onRemove: () => void;
};

/** A rule of the score: its condition and its points. */
export function ScoreRuleFields({ rule, choices, errorOf, onChange, onRemove }: FieldsProps) {
  const text = useText();
  const { condition } = useConditionText();
  return (
    <Grid min={170} gap={1.5} align="end">
      <Select
        label={text('rules.when')}
        value={rule.when.kind}
        options={SCORE_KINDS.map((kind) => ({ value: kind, label: text(`rules.kinds.${kind}`) }))}
        onChange={(event) =>
          onChange({ ...rule, when: FIRST_CONDITIONS[event.target.value as ScoreCondition['kind']] })
        }
      />
      <ConditionFields
        when={rule.when}
        choices={choices}
        errorOf={(field) => errorOf(`when.${field}`)}
        onChange={(when) => onChange({ ...rule, when })}
      />
      <TextField
        type="number"
        min={-100}
        max={100}
        label={text('rules.points')}
        value={rule.points}
        error={errorOf('points')}
        onChange={(event) => onChange({ ...rule, points: Number(event.target.value) })}
      />
      <div>
        <IconButton icon="trash" label={text('rules.remove', { what: condition(rule.when) })} onClick={onRemove} />
      </div>
    </Grid>
  );
}

/** The condition of each kind at first. */
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
  const contractText = useContractText();
  const set = (value: object) => onChange({ ...when, ...value } as ScoreCondition);
  if ('values' in when) {
    const named = (names: readonly string[]) =>
      [...new Set([...names, ...when.values.map(String)])].map((value) => ({ value, label: value }));
    const options: Record<typeof when.kind, { value: string | number; label: string }[]> = {
      programme: named(choices.programmes),
      source: named(choices.sources),
      campaign: named(choices.campaigns),
      education: QUALIFICATIONS.open.map(({ id, label }) => ({ value: id, label: contractText(label) })),
      call: CALL_OUTCOMES.map((value) => ({ value, label: text(`desk.note.outcomes.${value}`) })),
    };
    return (
      <ValuePick<string | number>
        label={text('rules.values')}
        none={text('rules.nobody')}
        error={errorOf('values')}
        options={options[when.kind]}
        values={when.values}
        onChange={(values) => set({ values })}
      />
    );
  }
  const isDays = when.kind === 'recent';
  if (!isDays && !('min' in when)) return null;
  const field = isDays ? 'days' : 'min';
  return (
    <TextField
      type="number"
      min={1}
      max={isDays ? 365 : 100}
      label={text(isDays ? 'rules.lastDays' : 'rules.atLeast')}
      value={isDays ? when.days : when.min}
      error={errorOf(field)}
      onChange={(event) => set({ [field]: Number(event.target.value) })}
    />
  );
}
