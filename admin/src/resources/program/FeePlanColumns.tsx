import { formatRupees, Grid, StatusChip } from '@prospectus/design-system';
import type { z } from 'zod';

import { elementOf, fieldsOf, partTitle } from '../../fields/schema.ts';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { PartDisclosure } from '../../inputs/PartDisclosure.tsx';
import { RowsInput } from '../../inputs/RowsInput.tsx';
import { type Part, useParts } from '../../inputs/use-parts.ts';
import { useText } from '../../texts/language-context.ts';
import { FeePlanFields } from './FeePlanFields.tsx';
import { withOrder } from './with-order.ts';

/** Two lists of one field: plans for Indian students, and plans for international ones. */
export function FeePlanColumns({ source, schema, meta }: KindInputProps) {
  const element = elementOf(schema) as z.ZodType;
  const fields = fieldsOf(element);
  const { parts, onAdd, onRestore, onRemove, onReorder } = useParts(source, element);
  const text = useText();
  const column = (isInternational: boolean) => {
    const plans = parts.filter((plan) => (plan['isInternational'] === true) === isInternational);
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
        onReorder={(order) => onReorder(withOrder(parts, order))}
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
              <FeePlanFields source={`${source}.${index}`} fields={fields} />
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

function Summary({ plan }: { plan: Part }) {
  const text = useText();
  const total = plan['totalAmount'];
  return (
    <>
      {typeof total === 'number' && Number.isInteger(total) && formatRupees(total)}{' '}
      {plan['isPopular'] === true && <StatusChip tone="info" label={text('entities.fees.popular')} />}
    </>
  );
}
