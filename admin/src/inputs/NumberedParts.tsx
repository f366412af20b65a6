import { Grid, IconButton, Stack } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FormField } from '../fields/schema.ts';
import { FieldInput } from './FieldInput.tsx';
import { ListFrame } from './ListFrame.tsx';
import { useText } from '../texts/language-context.ts';

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

/**
 * Numbered fields of a record, such as `link1_title` and `link1` to `link9`, as one list: rows are added, moved by
 * pointer or keys, and removed.
 */
export function NumberedParts({ fields, rows: names, source, label, help, titleOf }: NumberedPartsProps) {
  const text = useText();
  const { setValue } = useFormContext();
  const width = names[0]?.length ?? 0;
  const values = useWatch({ name: names.flat() }) as (string | undefined)[];
  const parts = names.map((row, at) => row.map((_, column) => values[at * width + column] ?? ''));
  const filled = parts.findLastIndex((part) => part.some((value) => value !== '')) + 1;
  const [added, setAdded] = useState(filled);
  const count = Math.max(filled, Math.min(added, parts.length));
  // A row keeps its key when it is moved, and with it the focus.
  const [keys, setKeys] = useState<string[]>(() => names.map(() => crypto.randomUUID()));
  const rows = keys.slice(0, count).map((id) => ({ id }));

  const write = (next: readonly (readonly string[])[], nextKeys: readonly string[]) => {
    for (const [at, row] of names.entries())
      for (const [column, name] of row.entries()) setValue(name, next[at]?.[column] ?? '', { shouldDirty: true });
    setKeys([...nextKeys]);
  };
  const titleAt = (at: number) => parts[at]?.[0] || titleOf(at + 1);
  const atOf = ({ id }: { id: string }) => keys.indexOf(id);

  return (
    <ListFrame
      source={source}
      label={label}
      help={help}
      count={count}
      full={count === parts.length}
      onAdd={() => setAdded(count + 1)}
      onRestore={(at, { id, values: removed }) => {
        setAdded(count + 1);
        write(parts.toSpliced(at, 0, removed as string[]), keys.toSpliced(at, 0, id).slice(0, parts.length));
      }}
    >
      {(onRemoved) => (
        <SortableList
          items={rows}
          itemId={({ id }) => id}
          label={(row) => titleAt(atOf(row))}
          onReorder={(order) =>
            write(
              [...order.map((row) => parts[atOf(row)] ?? []), ...parts.slice(count)],
              [...order.map(({ id }) => id), ...keys.slice(count)],
            )
          }
          renderItem={(row) => {
            const at = atOf(row);
            return (
              <div data-spread="">
                <Stack direction="row" gap={1} align="start">
                  <Grid min={200} gap={1.5} align="start">
                    {names[at]?.map((name) => {
                      const field = fields.find((one) => one.name === name);
                      return field && <FieldInput key={field.name} {...field} source={field.name} />;
                    })}
                  </Grid>
                  <IconButton
                    icon="close"
                    label={text('entities.list.remove', { title: titleAt(at) })}
                    onClick={() => {
                      onRemoved({ part: { id: row.id, values: parts[at] }, index: at, title: titleAt(at) });
                      setAdded(count - 1);
                      write(parts.toSpliced(at, 1), [...keys.toSpliced(at, 1), crypto.randomUUID()]);
                    }}
                  />
                </Stack>
              </div>
            );
          }}
        />
      )}
    </ListFrame>
  );
}
