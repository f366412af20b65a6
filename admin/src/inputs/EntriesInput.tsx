import styled from '@emotion/styled';
import type { FieldMeta } from '@prospectus/contract';
import { fieldMeta } from '@prospectus/contract';
import { IconButton, Select, TextField } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';

import type { KindInputProps } from './kinds.ts';
import { ListFrame } from './ListFrame.tsx';
import { useReferenceOptions } from './ReferenceInput.tsx';
import { elementOf } from './schema.ts';
import { useField } from './useField.ts';

type Row = { id: string; value: string };

/** A list of bare texts or of ids of other records, in order. */
export function EntriesInput(props: KindInputProps) {
  const { value, change, blur } = useField<string[]>(props, []);
  const rows = useRows(value);
  const element = fieldMeta(elementOf(props.schema) as z.ZodType) ?? { kind: 'text', label: 'Entry' };
  const put = (next: Row[]) => {
    rows.keep(next);
    change(next.map((row) => row.value));
  };
  const { getFieldState, formState } = useFormContext();
  return (
    <ListFrame
      source={props.source}
      label={props.meta.label}
      help={props.meta.help}
      count={value.length}
      onAdd={() => put([...rows.now, { id: crypto.randomUUID(), value: '' }])}
      onRestore={(index, part) => put(rows.now.toSpliced(index, 0, { id: part.id, value: String(part['value']) }))}
    >
      {(onRemoved) => (
        <SortableList
          items={rows.now}
          itemId={(row) => row.id}
          label={(row) => `${element.label} ${rows.now.indexOf(row) + 1}`}
          onReorder={put}
          renderItem={(row, index) => (
            <Line data-spread="">
              <Entry
                meta={element}
                value={row.value}
                label={`${element.label} ${index + 1}`}
                error={getFieldState(`${props.source}.${index}`, formState).error?.message}
                onChange={(next) => put(rows.now.with(index, { ...row, value: next }))}
                onBlur={blur}
              />
              <IconButton
                icon="close"
                label={`Remove ${element.label} ${index + 1}`}
                onClick={() => {
                  put(rows.now.toSpliced(index, 1));
                  onRemoved({
                    part: row,
                    index,
                    title: element.kind === 'text' && row.value ? row.value : `${element.label} ${index + 1}`,
                  });
                }}
              />
            </Line>
          )}
        />
      )}
    </ListFrame>
  );
}

/** Bare values have no identity of their own; rows give them one that survives moving and typing. */
function useRows(values: readonly string[]) {
  const [rows, setRows] = useState<Row[]>([]);
  const matches = rows.length === values.length && rows.every((row, index) => row.value === values[index]);
  const now = matches ? rows : values.map((value, index) => ({ id: rows[index]?.id ?? crypto.randomUUID(), value }));
  if (!matches) setRows(now);
  return { now, keep: setRows };
}

type EntryProps = {
  meta: FieldMeta;
  value: string;
  label: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
};

const Entry = (props: EntryProps) =>
  props.meta.kind === 'reference' ? <ReferenceEntry {...props} /> : <TextEntry {...props} />;

const TextEntry = ({ value, label, error, onChange, onBlur }: EntryProps) => (
  <TextField
    label={label}
    error={error}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onBlur={onBlur}
    autoComplete="off"
  />
);

function ReferenceEntry({ meta, value, label, error, onChange, onBlur }: EntryProps) {
  const { options, isPending } = useReferenceOptions(meta.resource ?? '');
  return (
    <Select
      label={label}
      error={error}
      value={value}
      options={options}
      placeholder={isPending ? 'Loading…' : 'Choose'}
      disabled={isPending}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

const Line = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8, alignItems: 'end' });
