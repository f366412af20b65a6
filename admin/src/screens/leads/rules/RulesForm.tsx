import { Button, Callout, IconButton, Select, Stack, Text } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { type ReactNode, useRef } from 'react';

import { Muted } from '../../../layout/Muted.tsx';
import { StickyBar } from '../../../layout/StickyBar.tsx';
import { useCall } from '../../../providers/calls.ts';
import { UnsavedChangesGuard } from '../../../records/UnsavedChangesGuard.tsx';
import { useText } from '../../../texts/language-context.ts';

/** Saves rules: `errors` are those of the fields, `isConflict` if somebody else has changed the rules. */
export function useSaveRules() {
  const { failure, ...calls } = useCall({ inPlace: true });
  const errors = failure?.errors ?? {};
  const isConflict = failure?.code === 'VERSION_CONFLICT';
  return {
    ...calls,
    errors,
    isConflict,
    failure: isConflict ? undefined : (Object.values(errors)[0] ?? failure?.message),
  };
}

type RulesFormProps = {
  isChanged: boolean;
  saving: ReturnType<typeof useSaveRules>;
  children: ReactNode;
  buttons: ReactNode;
};

/** A form of rules, saved as a whole: its conflict with a colleague, its bar, and the question before it is left. */
export function RulesForm({ isChanged, saving: { attempt, failure, isConflict }, children, buttons }: RulesFormProps) {
  const text = useText();
  const mayLeave = useRef(false);
  // The rules are loaded on request only, because what is typed is lost then.
  const reload = () => void attempt(() => Promise.resolve(), { refetch: ['lead-rules'] });
  return (
    <Stack gap={2}>
      {isConflict && (
        <Callout tone="warning" role="alert">
          <Stack gap={1} align="start">
            <span>{text('rules.conflict')}</span>
            <Button size="small" onClick={reload}>
              {text('rules.reload')}
            </Button>
          </Stack>
        </Callout>
      )}
      {children}
      <StickyBar state={<Text as="span">{isChanged ? text('rules.unsaved') : ''}</Text>} failure={failure}>
        {buttons}
      </StickyBar>
      <UnsavedChangesGuard hasUnsaved={() => isChanged} mayLeave={mayLeave} consequence="rules.unsaved" />
    </Stack>
  );
}

type RuleFields<Rule> = {
  rule: Rule;
  errorOf: (field: string) => string | undefined;
  change: (changes: Partial<Rule>) => void;
  removeButton: ReactNode;
};

type RuleListProps<Rule> = {
  rules: readonly Rule[];
  nameOf: (rule: Rule) => string;
  errors: Readonly<Record<string, string>>;
  addLabel: string;
  newRule: Omit<Rule, 'id'>;
  onChange: (rules: Rule[]) => void;
  children: (fields: RuleFields<Rule>) => ReactNode;
};

/** Rules in their order, which is changed by pointer or keys, with the fields of each and a button that adds one. */
export function RuleList<Rule extends { id: string }>(props: RuleListProps<Rule>) {
  const { rules, nameOf, errors, addLabel, newRule, onChange, children } = props;
  const text = useText();
  return (
    <>
      {rules.length > 0 && (
        <SortableList
          items={rules}
          itemId={({ id }) => id}
          label={nameOf}
          onReorder={onChange}
          renderItem={(rule, at) => (
            <div data-spread="">
              {children({
                rule,
                errorOf: (field) => errors[`rules.${at}.${field}`],
                change: (changes) => onChange(rules.with(at, { ...rule, ...changes })),
                removeButton: (
                  <div>
                    <IconButton
                      icon="trash"
                      label={text('rules.remove', { what: nameOf(rule) })}
                      onClick={() => onChange(rules.toSpliced(at, 1))}
                    />
                  </div>
                ),
              })}
            </div>
          )}
        />
      )}
      <div>
        <Button
          variant="secondary"
          onClick={() => onChange([...rules, { ...newRule, id: crypto.randomUUID() } as unknown as Rule])}
        >
          {addLabel}
        </Button>
      </div>
    </>
  );
}

type ValuePickProps<V> = {
  label: string;
  options: readonly { value: V; label: string }[];
  values: readonly V[];
  /** Shown while there are no values. */
  none: string;
  error?: string | undefined;
  onChange: (values: V[]) => void;
};

/** Several values of some options, added one by one; a value that is no option any more is its own label. */
export function ValuePick<V extends string | number>({ values, onChange, ...props }: ValuePickProps<V>) {
  const { label, options, none, error } = props;
  const text = useText();
  const labelOf = (value: V) => options.find((option) => option.value === value)?.label ?? String(value);
  return (
    <Stack gap={1}>
      <Select
        label={label}
        placeholder={text('rules.choose')}
        value=""
        error={error}
        options={options
          .filter(({ value }) => !values.includes(value))
          .map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={(event) => {
          const option = options.find(({ value }) => String(value) === event.target.value);
          if (option) onChange([...values, option.value]);
        }}
      />
      {values.length === 0 ? (
        <Muted>{none}</Muted>
      ) : (
        <Stack as="ul" direction="row" gap={1}>
          {values.map((value) => (
            <li key={value}>
              <Button
                size="small"
                variant="secondary"
                startIcon="close"
                aria-label={text('rules.remove', { what: labelOf(value) })}
                onClick={() => onChange(values.filter((one) => one !== value))}
              >
                {labelOf(value)}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Options of values that are their own labels. */
export const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
