import type { FieldMeta } from '@prospectus/contract';

import { useReferenceOptions } from '../inputs/ReferenceInput.tsx';
import { inWords } from './value-in-words.ts';

/** A field's value for comparison; a reference by the name of its record. */
export function ValueInWords({ value, meta }: { value: unknown; meta: FieldMeta }) {
  if (meta.kind === 'reference' && typeof value === 'string')
    return <ReferenceName id={value} resource={meta.resource ?? ''} />;
  return <>{inWords(value, meta)}</>;
}

function ReferenceName({ id, resource }: { id: string; resource: string }) {
  const { options, isPending } = useReferenceOptions(resource);
  return (
    <>
      {options.find(({ value }) => value === id)?.label ?? (isPending ? 'Loading…' : 'A record that no longer exists')}
    </>
  );
}
