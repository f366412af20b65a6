import { Select, Stack } from '@prospectus/design-system';
import { useFormContext } from 'react-hook-form';

import { type FormField, fieldsOf } from '../../fields/schema.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { CustomInputsContext, KindInputsContext } from '../../inputs/kind-input.ts';
import { kindInputs } from '../../inputs/kind-inputs.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';

// What makes sense to be the same in many records. Addresses are unique, lists belong to their record.
const KINDS: ReadonlySet<string> = new Set([
  'text',
  'longText',
  'link',
  'image',
  'money',
  'number',
  'flag',
  'choice',
  'reference',
]);

/** The fields that can be given one value in many records; the title and the address are each record's own. */
export const bulkFields = ({ declaration }: ConsoleResource): FormField[] =>
  fieldsOf(declaration.schema).filter(
    ({ name, meta }) => KINDS.has(meta.kind) && name !== declaration.titleField && name !== declaration.slug?.field,
  );

/** Which field is changed, and the value it gets. */
export function BulkFieldInput({ resource, field }: { resource: ConsoleResource; field: string }) {
  const text = useText();
  const contractText = useContractText();
  const { setValue } = useFormContext();
  const fields = bulkFields(resource);
  const chosen = fields.find(({ name }) => name === field);
  return (
    <Stack gap={2}>
      <Select
        label={text('lists.bulk.field')}
        value={field}
        options={fields.map(({ name, meta }) => ({ value: name, label: contractText(meta.label) }))}
        onChange={(event) => setValue('field', event.target.value)}
      />
      {chosen && (
        <KindInputsContext value={kindInputs}>
          <CustomInputsContext value={resource.inputs ?? {}}>
            <FieldInput key={field} source={`changes.${field}`} schema={chosen.schema} meta={chosen.meta} />
          </CustomInputsContext>
        </KindInputsContext>
      )}
    </Stack>
  );
}
