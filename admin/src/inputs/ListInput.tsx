import { lazy } from 'react';

import type { KindInputProps } from './kind-input.ts';
import { LazyPartsInput, ListLoading } from './LazyPartsInput.tsx';
import { elementOf, isPart } from '../fields/schema.ts';
import { SinglePartInput } from './SinglePartInput.tsx';

const EntriesInput = lazy(async () => ({ default: (await import('./EntriesInput.tsx')).EntriesInput }));

/** A list of parts, of texts or of ids; or a single optional part. */
export function ListInput(props: KindInputProps) {
  const element = elementOf(props.schema);
  if (!element) return <SinglePartInput {...props} />;
  if (isPart(element)) return <LazyPartsInput {...props} />;
  return (
    <ListLoading label={props.meta.label}>
      <EntriesInput {...props} />
    </ListLoading>
  );
}
