import { Stack, Text } from '@prospectus/design-system';
import { SwitchField } from '@prospectus/design-system/console';
import { SortableList } from '@prospectus/design-system/sortable';
import { useId } from 'react';

import { fieldId } from '../../fields/open-field.ts';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { useField } from '../../inputs/use-field.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { chosenSections, sectionRows } from './section-order.ts';

/** Every section that a page can have, in one list: a switch each, and a handle to move it. */
export function SectionOrder(props: KindInputProps) {
  const text = useText();
  const contractText = useContractText();
  const id = useId();
  const { value, change } = useField<string[]>(props, []);
  const rows = sectionRows(value);
  return (
    <div role="group" id={fieldId(props.source)} tabIndex={-1} aria-labelledby={id}>
      <Stack gap={1.5}>
        <Text as="strong" id={id}>
          {props.meta.label}
        </Text>
        <Text size="small" tone="muted">
          {text('entities.pages.sectionsHelp')}
        </Text>
        <SortableList
          items={rows}
          itemId={(row) => row.id}
          label={({ name }) => contractText(name)}
          onReorder={(order) => change(chosenSections(order))}
          renderItem={(row) => (
            <SwitchField
              label={contractText(row.name)}
              checked={row.isOn}
              onChange={(event) =>
                change(
                  chosenSections(rows.map((one) => (one.id === row.id ? { ...one, isOn: event.target.checked } : one))),
                )
              }
            />
          )}
        />
      </Stack>
    </div>
  );
}
