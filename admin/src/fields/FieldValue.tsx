import type { FieldMeta } from '@prospectus/contract';

import { useReferenceOptions } from './use-reference-options.ts';
import { valueText } from './value-text.ts';

/** A field's value as plain text; a reference as the title of its record. */
export function FieldValue({ value, meta }: { value: unknown; meta: FieldMeta }) {
  if (meta.kind === 'reference' && typeof value === 'string')
    return <ReferenceTitle id={value} resource={meta.resource ?? ''} />;
  return <>{valueText(value, meta)}</>;
}

function ReferenceTitle({ id, resource }: { id: string; resource: string }) {
  const { options, isPending } = useReferenceOptions(resource);
  return (
    <>
      {options.find(({ value }) => value === id)?.label ?? (isPending ? 'Loading…' : 'A record that no longer exists')}
    </>
  );
}
