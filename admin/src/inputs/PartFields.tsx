import { FormGrid, isWide } from './FormGrid.tsx';
import { FieldInput } from './FieldInput.tsx';
import type { FieldOf } from './schema.ts';

/** The fields of a part or of a whole record, short ones side by side where there is room. */
export function PartFields({ source, fields }: { source?: string; fields: readonly FieldOf[] }) {
  return (
    <FormGrid>
      {fields.map((field) => (
        <div key={field.name} data-wide={isWide(field.meta.kind) || undefined}>
          <FieldInput {...field} source={source === undefined ? field.name : `${source}.${field.name}`} />
        </div>
      ))}
    </FormGrid>
  );
}
