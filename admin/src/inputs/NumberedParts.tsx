import { Grid } from '@prospectus/design-system';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FormField } from '../fields/schema.ts';
import { FieldInput } from './FieldInput.tsx';
import { RowLine, RowsInput } from './RowsInput.tsx';

type NumberedPartsProps = {
  fields: readonly FormField[];
  /** The names of the fields of each row, as they are shown; the first is the row's title. */
  rows: readonly (readonly string[])[];
  source: string;
  label: string;
  help: string;
  /** What a row without a title is called, by its number. */
  titleOf: (number: number) => string;
};

/** Numbered fields of a record, such as `link1_title` and `link1` to `link9`, as one list. */
export function NumberedParts({ fields, rows: names, titleOf, ...texts }: NumberedPartsProps) {
  const { setValue } = useFormContext();
  const width = names[0]?.length ?? 0;
  const values = useWatch({ name: names.flat() }) as (string | undefined)[];
  // A row keeps its id when it is moved, and with it the focus.
  const [ids, setIds] = useState<readonly string[]>(() => names.map(() => crypto.randomUUID()));
  const all = ids.map((id, at) => ({
    id,
    values: values.slice(at * width, (at + 1) * width).map((value) => value ?? ''),
  }));
  const filled = all.findLastIndex((row) => row.values.some((value) => value !== '')) + 1;
  const [added, setAdded] = useState(filled);
  const rows = all.slice(0, Math.max(filled, Math.min(added, all.length)));
  const isFull = rows.length === all.length;

  const change = (next: typeof rows) => {
    for (const [at, row] of names.entries())
      for (const [column, name] of row.entries()) setValue(name, next[at]?.values[column] ?? '', { shouldDirty: true });
    setIds(names.map((_, at) => next[at]?.id ?? crypto.randomUUID()));
    setAdded(next.length);
  };
  return (
    <RowsInput
      {...texts}
      rows={rows}
      titleOf={(row) => row.values[0] || titleOf(rows.findIndex(({ id }) => id === row.id) + 1)}
      onAdd={isFull ? undefined : () => setAdded(rows.length + 1)}
      onReorder={change}
      onRemove={(index) => change(rows.toSpliced(index, 1))}
      onRestore={(index, row) => change(rows.toSpliced(index, 0, row).slice(0, all.length))}
    >
      {(_row, index, removeButton) => (
        <RowLine removeButton={removeButton}>
          <Grid min={200} gap={1.5} align="start">
            {names[index]?.map((name) => {
              const field = fields.find((one) => one.name === name);
              return field && <FieldInput key={name} {...field} source={name} />;
            })}
          </Grid>
        </RowLine>
      )}
    </RowsInput>
  );
}
