import { Card, Stack, Tabs } from '@prospectus/design-system';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';

import { kindInputs } from '../inputs/kind-inputs.ts';
import { KindInputsContext, OwnInputsContext } from '../inputs/kinds.ts';
import { PartFields } from '../inputs/PartFields.tsx';
import { type FieldOf, fieldsOf } from '../inputs/schema.ts';
import { Problems } from './Problems.tsx';
import type { View } from './view.ts';

/** The fields of a record by kind, on tabs where the view names them, under a list of what is wrong. */
export function RecordFields({ view }: { view: View }) {
  const groups = groupsOf(view);
  const [chosen, setChosen] = useState(groups[0]?.label ?? '');
  // A tab's fields are made when it is first opened and stay from then on.
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
    // Now, so that the field is there when the link gives it focus.
    if (group) flushSync(() => open(group.label));
  };
  const panel = (fields: readonly FieldOf[]) => (
    <Card>
      <PartFields fields={fields} wide={view.declaration.titleField} />
    </Card>
  );
  const [only] = groups;
  return (
    <KindInputsContext value={kindInputs}>
      <OwnInputsContext value={view.inputs ?? NONE}>
        <Stack gap={2}>
          {/* Only listens on its way to the links inside. */}
          <div role="presentation" style={{ display: 'contents' }} onClickCapture={openTabOf}>
            <Problems declaration={view.declaration} />
          </div>
          {view.note}
          {groups.length === 1 && only ? (
            panel(only.fields)
          ) : (
            <Tabs
              label="Parts of this record"
              chosenId={chosen}
              onChange={open}
              tabs={groups.map(({ label, fields }) => ({
                id: label,
                label: fields.some((field) => errors[field.name]) ? `${label} (check)` : label,
                content: opened.has(label) ? panel(fields) : null,
              }))}
            />
          )}
          {view.Aside && <view.Aside />}
        </Stack>
      </OwnInputsContext>
    </KindInputsContext>
  );
}

const NONE = {};

/** The view's tabs; a field that no tab names goes onto the first, so that none is ever left out. */
function groupsOf({ declaration, tabs }: View): { label: string; fields: FieldOf[] }[] {
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
