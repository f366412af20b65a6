import styled from '@emotion/styled';
import type { FieldMeta } from '@prospectus/contract';
import { fieldMeta } from '@prospectus/contract';
import { IconButton, Select, TextField } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';

import type { KindInputProps } from './kind-input.ts';
import { ListFrame } from './ListFrame.tsx';
import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { elementOf } from '../fields/schema.ts';
import { translatedMeta } from '../texts/contract-text.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import { useField } from './use-field.ts';

type Row = { id: string; value: string };

export function EntriesInput(props: KindInputProps) {
  const { value, change, blur } = useField<string[]>(props, []);
  const rows = useRows(value);
  const { text, contractText } = useLanguage();
  const declared = fieldMeta(elementOf(props.schema) as z.ZodType) ?? { kind: 'text', label: '' };
  const element = translatedMeta(declared, contractText);
  const update = (next: Row[]) => {
    rows.set(next);
    change(next.map((row) => row.value));
  };
  const { getFieldState, formState } = useFormContext();
  return (
    <ListFrame
      source={props.source}
      label={props.meta.label}
      help={props.meta.help}
      count={value.length}
      onAdd={() => update([...rows.current, { id: crypto.randomUUID(), value: '' }])}
      onRestore={(index, part) =>
        update(rows.current.toSpliced(index, 0, { id: part.id, value: String(part['value']) }))
      }
    >
      {(onRemoved) => (
        <SortableList
          items={rows.current}
          itemId={(row) => row.id}
          label={(row) => `${element.label} ${rows.current.indexOf(row) + 1}`}
          onReorder={update}
          renderItem={(row, index) => (
            <Line data-spread="">
              <Entry
                meta={element}
                value={row.value}
                label={`${element.label} ${index + 1}`}
                error={getFieldState(`${props.source}.${index}`, formState).error?.message}
                onChange={(next) => update(rows.current.with(index, { ...row, value: next }))}
                onBlur={blur}
              />
              <IconButton
                icon="close"
                label={text('entities.list.remove', { title: `${element.label} ${index + 1}` })}
                onClick={() => {
                  update(rows.current.toSpliced(index, 1));
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

/** Plain values have no ids; rows give each one an id that stays the same while it is moved and edited. */
function useRows(values: readonly string[]) {
  const [rows, setRows] = useState<Row[]>([]);
  const matches = rows.length === values.length && rows.every((row, index) => row.value === values[index]);
  const current = matches
    ? rows
    : values.map((value, index) => ({ id: rows[index]?.id ?? crypto.randomUUID(), value }));
  if (!matches) setRows(current);
  return { current, set: setRows };
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
  const text = useText();
  return (
    <Select
      label={label}
      error={error}
      value={value}
      options={options}
      placeholder={text(isPending ? 'entities.list.loading' : 'entities.list.choose')}
      disabled={isPending}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

const Line = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8, alignItems: 'end' });
