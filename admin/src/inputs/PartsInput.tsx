import styled from '@emotion/styled';
import { IconButton, mediaQuery, space } from '@prospectus/design-system';
import { SortableList } from '@prospectus/design-system/sortable';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import type { z } from 'zod';

import { partTitle } from '../fields/part-title.ts';
import { elementOf, fieldsOf, type FormField } from '../fields/schema.ts';
import { useText } from '../texts/language-context.ts';
import { FieldInput } from './FieldInput.tsx';
import { ListFrame } from './ListFrame.tsx';
import { PartDisclosure } from './PartDisclosure.tsx';
import { PartFields } from './PartFields.tsx';
import type { KindInputProps } from './kind-input.ts';
import { useEntryTitle } from './use-entry-title.ts';
import { useParts } from './use-parts.ts';

/** Renders the fields of a part, where the default grid does not suit. */
export type PartLayout = ComponentType<{ source: string; fields: readonly FormField[] }>;

type PartsInputProps = KindInputProps & { layout?: PartLayout; summary?: (part: Record<string, unknown>) => ReactNode };

/** An ordered list of parts, moved by pointer or keyboard. Each part can be opened; a part with few fields is one row. */
export function PartsInput({ source, schema, meta, layout: Layout, summary }: PartsInputProps) {
  const element = elementOf(schema) as z.ZodType;
  const fields = fieldsOf(element);
  const { parts, add, insert, remove, replaceAll } = useParts(source, element);
  const entry = useEntryTitle();
  const inline = !Layout && fields.length <= 3 && fields.every(({ meta: { kind } }) => SHORT.has(kind));
  return (
    <ListFrame source={source} label={meta.label} help={meta.help} count={parts.length} onAdd={add} onRestore={insert}>
      {(onRemoved) => (
        <SortableList
          items={parts}
          itemId={(part) => part.id}
          label={(part) => partTitle(fields, part) ?? entry(parts.findIndex(({ id }) => id === part.id))}
          onReorder={replaceAll}
          renderItem={(part, index) => {
            const named = partTitle(fields, part);
            const title = named ?? entry(index);
            const path = `${source}.${index}`;
            const removePart = () => {
              remove(index);
              onRemoved({ part, index, title });
            };
            if (inline) {
              return (
                <InlinePart title={title} columns={gridColumns(fields)} onRemove={removePart}>
                  {fields.map((field) => (
                    <FieldInput key={field.name} {...field} source={`${path}.${field.name}`} />
                  ))}
                </InlinePart>
              );
            }
            return (
              <PartDisclosure
                source={path}
                title={title}
                isNew={named === undefined}
                summary={summary?.(part)}
                onRemove={removePart}
              >
                {Layout ? <Layout source={path} fields={fields} /> : <PartFields source={path} fields={fields} />}
              </PartDisclosure>
            );
          }}
        />
      )}
    </ListFrame>
  );
}

const gridColumns = (fields: readonly FormField[]): string =>
  fields
    .map(({ meta: { kind } }) => (kind === 'text' ? 'minmax(0, 3fr)' : kind === 'flag' ? 'auto' : 'minmax(90px, 1fr)'))
    .join(' ');

const SHORT: ReadonlySet<string> = new Set(['text', 'number', 'flag', 'money', 'choice']);

type InlinePartProps = { title: string; columns: string; onRemove: () => void; children: ReactNode };

/** A short part in one row; `columns` is the grid template of its fields. */
function InlinePart({ title, columns, onRemove, children }: InlinePartProps) {
  return (
    <Root data-spread="">
      <div style={{ '--columns': columns } as CSSProperties}>{children}</div>
      <IconButton icon="close" label={useText()('entities.list.remove', { title })} onClick={onRemove} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(1),
  '& > div': { display: 'grid', gap: space(1.5), alignItems: 'end' },
  [mediaQuery.tablet]: { '& > div': { gridTemplateColumns: 'var(--columns)' } },
});
