import { Card, Stack, Tabs } from '@prospectus/design-system';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';

import { kindInputs } from '../inputs/kind-inputs.ts';
import { KindInputsContext, CustomInputsContext } from '../inputs/kind-input.ts';
import { PartFields } from '../inputs/PartFields.tsx';
import { type FormField, fieldsOf } from '../fields/schema.ts';
import { FormErrors } from './FormErrors.tsx';
import type { ConsoleResource } from './console-resource.ts';

/** The fields of a record, on tabs where the resource declares them, below the list of errors. */
export function RecordFields({ resource }: { resource: ConsoleResource }) {
  const groups = groupsOf(resource);
  const [chosen, setChosen] = useState(groups[0]?.label ?? '');
  // The fields of a tab mount when it is first opened and stay mounted.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([chosen]));
  const { errors } = useFormState();
  const open = (label: string) => {
    setChosen(label);
    setOpened((before) => new Set([...before, label]));
  };
  const openTabOf = (event: MouseEvent) => {
    const name = (event.target as Element).closest('a')?.hash.replace(/^#field-/, '');
    const group = groups.find(({ fields }) =>
      fields.some((field) => name === field.name || name?.startsWith(`${field.name}-`)),
    );
    // Rendered at once, so that the field exists when the link moves focus to it.
    if (group) flushSync(() => open(group.label));
  };
  const panel = (fields: readonly FormField[]) => (
    <Card>
      <PartFields fields={fields} wide={resource.declaration.titleField} />
    </Card>
  );
  const [only] = groups;
  return (
    <KindInputsContext value={kindInputs}>
      <CustomInputsContext value={resource.inputs ?? NONE}>
        <Stack gap={2}>
          {/* Listens to clicks on the links inside. */}
          <div role="presentation" style={{ display: 'contents' }} onClickCapture={openTabOf}>
            <FormErrors declaration={resource.declaration} />
          </div>
          {groups.length === 1 && only ? (
            panel(only.fields)
          ) : (
            <Tabs
              label="Parts of this record"
              selectedId={chosen}
              onChange={open}
              tabs={groups.map(({ label, fields }) => ({
                id: label,
                label: fields.some((field) => errors[field.name]) ? `${label} (check)` : label,
                content: opened.has(label) ? panel(fields) : null,
              }))}
            />
          )}
        </Stack>
      </CustomInputsContext>
    </KindInputsContext>
  );
}

const NONE = {};

/** The resource's tabs; fields that no tab names are added to the first, so that none is missing. */
function groupsOf({ declaration, tabs }: ConsoleResource): { label: string; fields: FormField[] }[] {
  const fields = fieldsOf(declaration.schema);
  if (!tabs) return [{ label: declaration.label.one, fields }];
  const named = new Set(tabs.flatMap((tab) => tab.fields));
  return tabs.map(({ label, fields: names }, index) => ({
    label,
    fields: [
      ...names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
      ...(index === 0 ? fields.filter((field) => !named.has(field.name)) : []),
    ],
  }));
}
