import { Stack, Text } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';

import { fieldId } from '../../fields/open-field.ts';
import { elementOf, fieldsOf } from '../../fields/schema.ts';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { PartFields } from '../../inputs/PartFields.tsx';
import { type Part, useParts } from '../../inputs/use-parts.ts';
import { Muted } from '../../layout/Muted.tsx';
import { useText } from '../../texts/language-context.ts';

/** Names of the stages, and the order of those between the first and the last two. */
export function StagesInput({ source, schema, meta }: KindInputProps) {
  const text = useText();
  const element = elementOf(schema) as z.ZodType;
  const { parts, onReorder } = useParts(source, element);
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState(source, formState).error;
  const message = error?.root?.message ?? error?.message;
  const row = (stage: Part) => (
    <PartFields key={stage.id} source={`${source}.${parts.indexOf(stage)}`} fields={fieldsOf(element)} />
  );
  const [first, between, last] = [parts.slice(0, 1), parts.slice(1, -2), parts.slice(-2)];
  return (
    <div role="group" id={fieldId(source)} tabIndex={-1} aria-label={meta.label}>
      <Stack gap={1.5}>
        <Muted>{text('entities.settings.stagesHelp')}</Muted>
        {typeof message === 'string' && (
          <Text size="small" tone="danger" role="alert">
            {message}
          </Text>
        )}
        {first.map(row)}
        <SortableList
          items={between}
          itemId={({ id }) => id}
          label={(stage) => String(stage['name'])}
          onReorder={(moved) => onReorder([...first, ...moved, ...last])}
          renderItem={(stage) => <div data-spread="">{row(stage)}</div>}
        />
        {last.map(row)}
      </Stack>
    </div>
  );
}
