import { lazy } from 'react';

import type { KindInputProps } from './kinds.ts';
import { LazyParts, ListLoading } from './LazyParts.tsx';
import { elementOf, isPart } from './schema.ts';
import { SinglePartInput } from './SinglePartInput.tsx';

const EntriesInput = lazy(async () => ({ default: (await import('./EntriesInput.tsx')).EntriesInput }));

/** An ordered list: of parts with fields of their own, of bare texts or ids; or the one part there may be. */
export function ListInput(props: KindInputProps) {
  const element = elementOf(props.schema);
  if (!element) return <SinglePartInput {...props} />;
  if (isPart(element)) return <LazyParts {...props} />;
  return (
    <ListLoading label={props.meta.label}>
      <EntriesInput {...props} />
    </ListLoading>
  );
}
