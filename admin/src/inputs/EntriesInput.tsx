import { fieldMeta } from '@prospectus/contract';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';

import { elementOf } from '../fields/schema.ts';
import { useContractText } from '../texts/language-context.ts';
import { FieldInput } from './FieldInput.tsx';
import type { KindInputProps } from './kind-input.ts';
import { RowLine, RowsInput } from './RowsInput.tsx';

/** A list of plain texts or of references. */
export function EntriesInput({ source, schema, meta: { label, help } }: KindInputProps) {
  const contractText = useContractText();
  const { setValue } = useFormContext();
  const values = (useWatch({ name: source }) ?? []) as string[];
  // Plain values have no ids; a row keeps its own while it is moved and edited.
  const [ids, setIds] = useState<readonly string[]>([]);
  if (ids.length !== values.length) setIds(values.map((_, index) => ids[index] ?? crypto.randomUUID()));
  const rows = values.map((value, index) => ({ id: ids[index] ?? String(index), value }));
  const change = (next: typeof rows) => {
    setIds(next.map(({ id }) => id));
    setValue(
      source,
      next.map(({ value }) => value),
      { shouldDirty: true },
    );
  };
  const element = elementOf(schema) as z.ZodType;
  const meta = fieldMeta(element) ?? { kind: 'text', label: '' };
  const titleAt = (index: number) => `${contractText(meta.label)} ${index + 1}`;
  return (
    <RowsInput
      {...{ source, label, help, rows }}
      titleOf={(row) => titleAt(rows.findIndex(({ id }) => id === row.id))}
      onAdd={() => change([...rows, { id: crypto.randomUUID(), value: '' }])}
      onReorder={change}
      onRemove={(index) => change(rows.toSpliced(index, 1))}
      onRestore={(index, row) => change(rows.toSpliced(index, 0, row))}
    >
      {(_row, index, removeButton) => (
        <RowLine removeButton={removeButton}>
          <FieldInput schema={element} source={`${source}.${index}`} meta={{ ...meta, label: titleAt(index) }} />
        </RowLine>
      )}
    </RowsInput>
  );
}
