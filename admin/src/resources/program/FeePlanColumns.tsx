import { formatRupees, Grid, StatusChip } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import type { z } from 'zod';

import { partTitle } from '../../fields/part-title.ts';
import { elementOf, fieldsOf } from '../../fields/schema.ts';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { ListFrame } from '../../inputs/ListFrame.tsx';
import { PartDisclosure } from '../../inputs/PartDisclosure.tsx';
import { useEntryTitle } from '../../inputs/use-entry-title.ts';
import { type Part, useParts } from '../../inputs/use-parts.ts';
import { useText } from '../../texts/language-context.ts';
import { FeePlanFields } from './FeePlanFields.tsx';
import { withOrder } from './with-order.ts';

/** Two lists of one field: plans for Indian students, and plans for international ones. */
export function FeePlanColumns({ source, schema, meta }: KindInputProps) {
  const element = elementOf(schema) as z.ZodType;
  const fields = fieldsOf(element);
  const { parts, addWith, insert, remove, replaceAll } = useParts(source, element);
  const text = useText();
  const entry = useEntryTitle();
  // By id: the list shows the plans as they were for a render after they changed.
  const indexOf = ({ id }: Part) => parts.findIndex((plan) => plan.id === id);
  const titleOf = (plan: Part) => partTitle(fields, plan) ?? entry(indexOf(plan));
  const column = (isInternational: boolean) => {
    const plans = parts.filter((plan) => (plan['isInternational'] === true) === isInternational);
    const label = text(isInternational ? 'entities.fees.international' : 'entities.fees.indian');
    return (
      <ListFrame
        source={source}
        fieldPath={`${source}.${isInternational ? 'international' : 'indian'}`}
        label={label}
        addLabel={text('entities.list.addTo', { label: `${meta.label}, ${label}` })}
        emptyText={text('entities.fees.noPlan')}
        count={plans.length}
        onAdd={() => addWith({ isInternational })}
        onRestore={insert}
      >
        {(onRemoved) => (
          <SortableList
            items={plans}
            itemId={(plan) => plan.id}
            label={titleOf}
            onReorder={(order) => replaceAll(withOrder(parts, order))}
            renderItem={(plan) => {
              const index = indexOf(plan);
              const title = titleOf(plan);
              return (
                <PartDisclosure
                  source={`${source}.${index}`}
                  title={title}
                  isNew={partTitle(fields, plan) === undefined}
                  summary={<Summary plan={plan} />}
                  onRemove={() => {
                    remove(index);
                    onRemoved({ part: plan, index, title });
                  }}
                >
                  <FeePlanFields source={`${source}.${index}`} fields={fields} />
                </PartDisclosure>
              );
            }}
          />
        )}
      </ListFrame>
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
