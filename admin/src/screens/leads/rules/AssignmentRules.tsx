import { QUALIFICATIONS } from '@prospectus/contract';
import type { AssignmentRecord, AssignmentRule, RuleChoices } from '@prospectus/contract/rules';
import { Button, Grid, IconButton, Stack, TextField } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';

import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { useContractText, useText } from '../../../texts/language-context.ts';
import { ValuePick } from './ValuePick.tsx';

type RulesProps = {
  rules: readonly AssignmentRule[];
  people: AssignmentRecord['people'];
  choices: RuleChoices;
  errors: Readonly<Record<string, string>>;
  onChange: (rules: AssignmentRule[]) => void;
};

/** The rules of assignment in their order, which is changed by pointer or keys. */
export function AssignmentRules({ rules, people, choices, errors, onChange }: RulesProps) {
  const text = useText();
  const add = () =>
    onChange([
      ...rules,
      {
        id: crypto.randomUUID(),
        title: text('rules.newRule'),
        programmes: [],
        sources: [],
        educations: [],
        people: [],
      },
    ]);
  return (
    <Panel title={text('rules.rulesTitle')}>
      <Muted>{rules.length === 0 ? text('rules.noRules') : text('rules.rulesHelp')}</Muted>
      {rules.length > 0 && (
        <SortableList
          items={rules}
          itemId={({ id }) => id}
          label={({ title }) => title}
          onReorder={onChange}
          renderItem={(rule, at) => (
            <div data-spread="">
              <RuleFields
                rule={rule}
                people={people}
                choices={choices}
                errorOf={(field) => errors[`rules.${at}.${field}`]}
                onChange={(changed) => onChange(rules.map((one) => (one.id === rule.id ? changed : one)))}
                onRemove={() => onChange(rules.filter(({ id }) => id !== rule.id))}
              />
            </div>
          )}
        />
      )}
      <div>
        <Button variant="secondary" onClick={add}>
          {text('rules.addRule')}
        </Button>
      </div>
    </Panel>
  );
}

type FieldsProps = Pick<RulesProps, 'people' | 'choices'> & {
  rule: AssignmentRule;
  errorOf: (field: keyof AssignmentRule) => string | undefined;
  onChange: (rule: AssignmentRule) => void;
  onRemove: () => void;
};

function RuleFields({ rule, people, choices, errorOf, onChange, onRemove }: FieldsProps) {
  const text = useText();
  const contractText = useContractText();
  const optionsOf = (offered: readonly string[], chosen: readonly string[]) =>
    [...new Set([...offered, ...chosen])].map((value) => ({ value, label: value }));
  return (
    <Stack gap={2}>
      <Grid min={200} gap={2} align="start">
        <TextField
          label={text('rules.ruleName')}
          value={rule.title}
          maxLength={80}
          error={errorOf('title')}
          onChange={(event) => onChange({ ...rule, title: event.target.value })}
        />
        <ValuePick
          label={text('rules.people')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          values={rule.people}
          none={text('rules.nobody')}
          error={errorOf('people')}
          onChange={(chosen) => onChange({ ...rule, people: chosen })}
        />
        {(['programmes', 'sources'] as const).map((field) => (
          <ValuePick
            key={field}
            label={text(`rules.${field}`)}
            options={optionsOf(choices[field], rule[field])}
            values={rule[field]}
            none={text('rules.everyone')}
            error={errorOf(field)}
            onChange={(values) => onChange({ ...rule, [field]: values })}
          />
        ))}
        <ValuePick
          label={text('rules.educations')}
          options={QUALIFICATIONS.open.map(({ id, label }) => ({ value: id as number, label: contractText(label) }))}
          values={rule.educations}
          none={text('rules.everyone')}
          error={errorOf('educations')}
          onChange={(educations) => onChange({ ...rule, educations })}
        />
      </Grid>
      <div>
        <IconButton icon="trash" label={text('rules.remove', { what: rule.title })} onClick={onRemove} />
      </div>
    </Stack>
  );
}
