import { Skeleton, Stack, Text } from '@prospectus/design-system';
import { lazy, Suspense } from 'react';

import type { KindInputProps } from './kinds.ts';
import { elementOf, isPart } from './schema.ts';

const PartsInput = lazy(async () => ({ default: (await import('./PartsInput.tsx')).PartsInput }));
const EntriesInput = lazy(async () => ({ default: (await import('./EntriesInput.tsx')).EntriesInput }));
const SinglePartInput = lazy(async () => ({ default: (await import('./SinglePartInput.tsx')).SinglePartInput }));

/** An ordered list: of parts with fields of their own, of bare texts or ids; or the one part there may be. */
export function ListInput(props: KindInputProps) {
  const element = elementOf(props.schema);
  return (
    <Suspense fallback={<Waiting label={props.meta.label} />}>
      {!element && <SinglePartInput {...props} />}
      {element && (isPart(element) ? <PartsInput {...props} /> : <EntriesInput {...props} />)}
    </Suspense>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <Stack gap={1}><Text as="span">{label}</Text><Skeleton height={56} /><Skeleton height={56} /></Stack>
    </div>
  );
}
