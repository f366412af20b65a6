import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';

import { elementOf, fieldsOf, type FormField, partTitle } from '../fields/schema.ts';
import { useText } from '../texts/language-context.ts';
import { FieldInput } from './FieldInput.tsx';
import { PartDisclosure } from './PartDisclosure.tsx';
import { PartFields } from './PartFields.tsx';
import { RowLine, RowsInput } from './RowsInput.tsx';
import type { KindInputProps } from './kind-input.ts';
import { useParts } from './use-parts.ts';

/** Renders the fields of a part, where the default grid does not suit. */
type PartLayout = ComponentType<{ source: string; fields: readonly FormField[] }>;

type PartsInputProps = KindInputProps & { layout?: PartLayout; summary?: (part: Record<string, unknown>) => ReactNode };

/** An ordered list of parts. Each part can be opened; a part with few fields is one row. */
export function PartsInput({ source, schema, meta: { label, help }, layout: Layout, summary }: PartsInputProps) {
  const text = useText();
  const element = elementOf(schema) as z.ZodType;
  const fields = fieldsOf(element);
  const { parts, ...changes } = useParts(source, element);
  const isInline = !Layout && fields.length <= 3 && fields.every(({ meta: { kind } }) => SHORT.has(kind));
  const Fields = Layout ?? PartFields;
  return (
    <RowsInput
      {...{ source, label, help, ...changes }}
      rows={parts}
      titleOf={(part) =>
        partTitle(fields, part) ?? text('entities.entry', { number: parts.findIndex(({ id }) => id === part.id) + 1 })
      }
    >
      {(part, index, removeButton) =>
        isInline ? (
          <RowLine columns={gridColumns(fields)} removeButton={removeButton}>
            {fields.map((field) => (
              <FieldInput key={field.name} {...field} source={`${source}.${index}.${field.name}`} />
            ))}
          </RowLine>
        ) : (
          <PartDisclosure
            source={`${source}.${index}`}
            title={partTitle(fields, part)}
            number={index + 1}
            summary={summary?.(part)}
            removeButton={removeButton}
          >
            <Fields source={`${source}.${index}`} fields={fields} />
          </PartDisclosure>
        )
      }
    </RowsInput>
  );
}

const gridColumns = (fields: readonly FormField[]): string =>
  fields
    .map(({ meta: { kind } }) => (kind === 'text' ? 'minmax(0, 3fr)' : kind === 'flag' ? 'auto' : 'minmax(90px, 1fr)'))
    .join(' ');

const SHORT: ReadonlySet<string> = new Set(['text', 'number', 'flag', 'money', 'choice']);
