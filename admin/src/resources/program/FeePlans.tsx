import { Callout, formatRupees, Grid, Stack, StatusChip } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';

import { elementOf, fieldsOf, type FormField, partTitle } from '../../fields/schema.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { PartDisclosure } from '../../inputs/PartDisclosure.tsx';
import { RowsInput } from '../../inputs/RowsInput.tsx';
import { type Part, useParts } from '../../inputs/use-parts.ts';
import { Muted } from '../../layout/Muted.tsx';
import { useText } from '../../texts/language-context.ts';
import { feeHints, type FeePlan } from './fees.ts';

/** Two lists of one field: plans for Indian students, and plans for international ones. */
export function FeePlans({ source, schema, meta }: KindInputProps) {
  const element = elementOf(schema) as z.ZodType;
  const fields = fieldsOf(element);
  const { parts, onAdd, onRestore, onRemove, onReorder } = useParts(source, element);
  const text = useText();
  const column = (isInternational: boolean) => {
    const isOfColumn = (plan: Part) => (plan['isInternational'] === true) === isInternational;
    const plans = parts.filter(isOfColumn);
    const label = text(isInternational ? 'entities.fees.international' : 'entities.fees.indian');
    const indexAmongAll = (at: number) => parts.findIndex(({ id }) => id === plans[at]?.id);
    return (
      <RowsInput
        source={source}
        fieldPath={`${source}.${isInternational ? 'international' : 'indian'}`}
        label={label}
        addLabel={text('entities.list.addTo', { label: `${meta.label}, ${label}` })}
        emptyText={text('entities.fees.noPlan')}
        rows={plans}
        titleOf={(plan) => partTitle(fields, plan) ?? text('entities.entry', { number: parts.indexOf(plan) + 1 })}
        onAdd={() => onAdd({ isInternational })}
        onReorder={(order) => {
          const rest = [...order];
          onReorder(parts.map((plan) => (isOfColumn(plan) ? (rest.shift() ?? plan) : plan)));
        }}
        onRemove={(at) => onRemove(indexAmongAll(at))}
        onRestore={(at, plan) => onRestore(at < plans.length ? indexAmongAll(at) : parts.length, plan)}
      >
        {(plan, at, removeButton) => {
          const index = indexAmongAll(at);
          return (
            <PartDisclosure
              source={`${source}.${index}`}
              title={partTitle(fields, plan)}
              number={index + 1}
              summary={<Summary plan={plan} />}
              removeButton={removeButton}
            >
              <PlanFields source={`${source}.${index}`} fields={fields} />
            </PartDisclosure>
          );
        }}
      </RowsInput>
    );
  };
  return (
    <Grid min={330} gap={3} align="start">
      {column(false)}
      {column(true)}
    </Grid>
  );
}

function Summary({ plan: { totalAmount: total, isPopular } }: { plan: Part }) {
  const text = useText();
  return (
    <>
      {typeof total === 'number' && Number.isInteger(total) && formatRupees(total)}{' '}
      {isPopular === true && <StatusChip tone="info" label={text('entities.fees.popular')} />}
    </>
  );
}

const GROUPS = {
  plan: ['title', 'type', 'isInternational', 'isPopular', 'isRestricted'],
  amounts: ['totalAmount', 'semesterFee', 'otherSemesterFee', 'courseFee', 'examFee'],
} as const;
const GROUPED: ReadonlySet<string> = new Set(Object.values(GROUPS).flat());

/** The fields of one fee plan in groups, with hints on their sums. */
function PlanFields({ source, fields }: { source: string; fields: readonly FormField[] }) {
  const text = useText();
  const input = (field: FormField) => <FieldInput key={field.name} {...field} source={`${source}.${field.name}`} />;
  const group = (name: keyof typeof GROUPS) => (
    <div role="group" aria-label={text(`entities.fees.${name}`)}>
      <Stack gap={1}>
        <Muted as="strong">{text(`entities.fees.${name}`)}</Muted>
        <Grid min={200} gap={2} align="start">
          {GROUPS[name].map((one) => fields.filter((field) => field.name === one).map(input))}
        </Grid>
      </Stack>
    </div>
  );
  return (
    <Stack gap={3}>
      {group('plan')}
      {group('amounts')}
      <FeeHints source={source} />
      {fields.filter(({ name }) => !GROUPED.has(name)).map(input)}
    </Stack>
  );
}

/** The sums of a plan's amounts, as a warning where one differs from the plan's own total. The plan can be saved anyway. */
function FeeHints({ source }: { source: string }) {
  const text = useText();
  const plan = (useWatch({ name: source }) ?? {}) as FeePlan;
  const semesters = useWatch({ name: 'semesters' }) as readonly unknown[] | undefined;
  const hints = feeHints(plan, semesters?.length ?? 0, text);
  if (hints.length === 0) return null;
  return (
    <Callout tone={hints.some(({ isMismatch }) => isMismatch) ? 'warning' : 'info'}>
      {hints.map((hint) => (
        <div key={hint.text}>{hint.text}</div>
      ))}
    </Callout>
  );
}
