import { FormGrid, spansBothColumns } from './FormGrid.tsx';
import { FieldInput } from './FieldInput.tsx';
import type { FormField } from '../fields/schema.ts';
import { textLimit } from '../fields/text-limit.ts';

/** The fields of a part or of a whole record in the form's grid. */
export function PartFields({
  source,
  fields,
  wide,
}: {
  source?: string;
  fields: readonly FormField[];
  /** The name of a field that spans both columns: the record's title. */
  wide?: string;
}) {
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
