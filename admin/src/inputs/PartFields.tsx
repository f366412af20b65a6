import { FormGrid, isWide } from './FormGrid.tsx';
import { FieldInput } from './FieldInput.tsx';
import type { FieldOf } from './schema.ts';

/** The fields of a part or of a whole record, short ones side by side where there is room. */
export function PartFields({
  source,
  fields,
  wide,
}: {
  source?: string;
  fields: readonly FieldOf[];
  /** A field that takes the whole width where the next one does. */
  wide?: string;
}) {
  return (
    <FormGrid>
      {fields.map((field, index) => (
        <div
          key={field.name}
          data-wide={
            isWide(field.meta.kind) || (field.name === wide && isWide(fields[index + 1]?.meta.kind)) || undefined
          }
        >
          <FieldInput {...field} source={source === undefined ? field.name : `${source}.${field.name}`} />
        </div>
      ))}
    </FormGrid>
  );
}
