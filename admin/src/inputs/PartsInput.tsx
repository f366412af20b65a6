import { SortableList } from '@prospectus/design-system/sortable';
import type { ReactNode } from 'react';
import type { z } from 'zod';

import { FieldInput } from './FieldInput.tsx';
import { InlinePart } from './InlinePart.tsx';
import type { KindInputProps } from './kinds.ts';
import { ListFrame } from './ListFrame.tsx';
import { PartDisclosure } from './PartDisclosure.tsx';
import { partTitle } from './part-title.ts';
import { elementOf, type FieldOf, fieldsOf } from './schema.ts';
import { PartFields } from './PartFields.tsx';
import { useParts } from './useParts.ts';

/** How a part's fields are laid out, where the plain column is not good enough. */
export type PartView = (props: { source: string; fields: readonly FieldOf[] }) => ReactNode;

/** Parts in order: each opens onto its fields; short ones stand in one line. Moved by pointer and by keys. */
export function PartsInput({
  source,
  schema,
  meta,
  view: View,
  summary,
}: KindInputProps & {
  view?: PartView;
  /** A few words beside the title of a closed part. */
  summary?: (part: Record<string, unknown>) => ReactNode;
}) {
  const element = elementOf(schema) as z.ZodType;
  const fields = fieldsOf(element);
  const { parts, add, insert, remove, put } = useParts(source, element);
  const inline = !View && fields.length <= 3 && fields.every(({ meta: { kind } }) => SHORT.has(kind));
  return (
    <ListFrame source={source} label={meta.label} help={meta.help} count={parts.length} onAdd={add} onRestore={insert}>
      {(onRemoved) => (
        <SortableList
          items={parts}
          itemId={(part) => part.id}
          label={(part) => partTitle(fields, part, parts.indexOf(part))}
          onReorder={put}
          renderItem={(part, index) => {
            const title = partTitle(fields, part, index);
            const at = `${source}.${index}`;
            const takeAway = () => {
              remove(index);
              onRemoved({ part, index, title });
            };
            if (inline) {
              return (
                <InlinePart title={title} columns={columnsOf(fields)} onRemove={takeAway}>
                  {fields.map((field) => (
                    <FieldInput key={field.name} {...field} source={`${at}.${field.name}`} />
                  ))}
                </InlinePart>
              );
            }
            return (
              <PartDisclosure source={at} title={title} summary={summary?.(part)} onRemove={takeAway}>
                {View ? <View source={at} fields={fields} /> : <PartFields source={at} fields={fields} />}
              </PartDisclosure>
            );
          }}
        />
      )}
    </ListFrame>
  );
}

const columnsOf = (fields: readonly FieldOf[]): string =>
  fields
    .map(({ meta: { kind } }) => (kind === 'text' ? 'minmax(0, 3fr)' : kind === 'flag' ? 'auto' : 'minmax(90px, 1fr)'))
    .join(' ');

const SHORT: ReadonlySet<string> = new Set(['text', 'number', 'flag', 'money', 'choice']);
