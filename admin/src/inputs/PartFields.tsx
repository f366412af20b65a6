import { FormGrid, spansBothColumns } from './FormGrid.tsx';
import { FieldInput } from './FieldInput.tsx';
import type { FormField } from '../fields/schema.ts';

/** The fields of a part or of a whole record in the form's grid. */
export function PartFields({
  source,
  fields,
  wide,
}: {
  source?: string;
  fields: readonly FormField[];
  /** The name of a field that spans both columns if the field after it does. */
  wide?: string;
}) {
  return (
    <FormGrid>
      {fields.map((field, index) => (
        <div
          key={field.name}
          data-wide={
            spansBothColumns(field.meta.kind) ||
            (field.name === wide && spansBothColumns(fields[index + 1]?.meta.kind)) ||
            undefined
          }
        >
          <FieldInput {...field} source={source === undefined ? field.name : `${source}.${field.name}`} />
        </div>
      ))}
    </FormGrid>
  );
}
