import styled from '@emotion/styled';
import type { FieldKind } from '@prospectus/contract';
import { mediaQuery, space } from '@prospectus/design-system';

import { type FormField, textLimit } from '../fields/schema.ts';
import { FieldInput } from './FieldInput.tsx';

export function PartFields({ source, fields, wide }: { source?: string; fields: readonly FormField[]; wide?: string }) {
  return (
    <FormGrid>
      {fields.map((field) => (
        <div
          key={field.name}
          data-wide={spansBothColumns(field.meta.kind) || isLong(field) || field.name === wide || undefined}
        >
          <FieldInput {...field} source={source === undefined ? field.name : `${source}.${field.name}`} />
        </div>
      ))}
    </FormGrid>
  );
}

const LONG_LINE = 250;

/** Whether a line has room for a sentence or two, which would be cut off in half the width. */
const isLong = ({ schema, meta: { kind, format } }: FormField): boolean =>
  kind === 'text' && !format && (textLimit(schema) ?? 0) >= LONG_LINE;

const FormGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(2.5)} ${space(3)}`,
  alignItems: 'start',
  [mediaQuery.desktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

const spansBothColumns = (kind: FieldKind | undefined): boolean =>
  kind === 'longText' || kind === 'richText' || kind === 'list';
