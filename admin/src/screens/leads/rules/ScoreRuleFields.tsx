import { CALL_OUTCOMES, QUALIFICATIONS, type ScoreCondition } from '@prospectus/contract';
import { type RuleChoices, SCORE_KINDS, type ScoreRule } from '@prospectus/contract/rules';
import { Grid, IconButton, Select, TextField } from '@prospectus/design-system';

import { useContractText, useText } from '../../../texts/language-context.ts';
import { useConditionText } from './use-condition-text.ts';
import { ValuePick } from './ValuePick.tsx';

type FieldsProps = {
  rule: ScoreRule;
  choices: RuleChoices;
  errorOf: (field: string) => string | undefined;
  onChange: (rule: ScoreRule) => void;
  onRemove: () => void;
};

/** A rule of the score: what it asks for, and its points. */
export function ScoreRuleFields({ rule, choices, errorOf, onChange, onRemove }: FieldsProps) {
  const text = useText();
  const { condition } = useConditionText();
  return (
    <Grid min={170} gap={1.5} align="end">
      <Select
        label={text('rules.when')}
        value={rule.when.kind}
        options={SCORE_KINDS.map((kind) => ({ value: kind, label: text(`rules.kinds.${kind}`) }))}
        onChange={(event) => onChange({ ...rule, when: BEGIN[event.target.value as ScoreCondition['kind']] })}
      />
      <Asked
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

/** What each kind asks for before somebody chooses. */
const BEGIN: { [K in ScoreCondition['kind']]: Extract<ScoreCondition, { kind: K }> } = {
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

type AskedProps = {
  when: ScoreCondition;
  choices: RuleChoices;
  errorOf: (field: string) => string | undefined;
  onChange: (when: ScoreCondition) => void;
};

function Asked({ when, choices, errorOf, onChange }: AskedProps) {
  const text = useText();
  const contractText = useContractText();
  const shared = { label: text('rules.values'), none: text('rules.nobody'), error: errorOf('values') };
  switch (when.kind) {
    case 'verified':
    case 'abroad':
    case 'call-asked':
      return null;
    case 'programme':
    case 'source':
    case 'campaign': {
      const known = { programme: choices.programmes, source: choices.sources, campaign: choices.campaigns }[when.kind];
      const options = [...new Set([...known, ...when.values])].map((value) => ({ value, label: value }));
      return (
        <ValuePick
          {...shared}
          options={options}
          chosen={when.values}
          onChange={(values) => onChange({ ...when, values })}
        />
      );
    }
    case 'education':
      return (
        <ValuePick
          {...shared}
          options={QUALIFICATIONS.open.map(({ id, label }) => ({ value: id as number, label: contractText(label) }))}
          chosen={when.values}
          onChange={(values) => onChange({ ...when, values })}
        />
      );
    case 'call':
      return (
        <ValuePick
          {...shared}
          options={CALL_OUTCOMES.map((value) => ({ value, label: text(`desk.note.outcomes.${value}`) }))}
          chosen={when.values}
          onChange={(values) => onChange({ ...when, values })}
        />
      );
    case 'recent':
      return (
        <TextField
          type="number"
          min={1}
          max={365}
          label={text('rules.lastDays')}
          value={when.days}
          error={errorOf('days')}
          onChange={(event) => onChange({ ...when, days: Number(event.target.value) })}
        />
      );
    case 'enquiries':
    case 'pages':
      return (
        <TextField
          type="number"
          min={1}
          max={100}
          label={text('rules.atLeast')}
          value={when.min}
          error={errorOf('min')}
          onChange={(event) => onChange({ ...when, min: Number(event.target.value) })}
        />
      );
  }
}
