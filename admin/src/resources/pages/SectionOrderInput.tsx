import { lazy } from 'react';

import { ListLoading } from '../../inputs/LazyPartsInput.tsx';
import type { KindInputProps } from '../../inputs/kind-input.ts';

const Order = lazy(async () => ({ default: (await import('./SectionOrder.tsx')).SectionOrder }));

/** The sections of a page: switched on or off, and put in order. */
export const SectionOrderInput = (props: KindInputProps) => (
  <ListLoading label={props.meta.label}>
    <Order {...props} />
  </ListLoading>
);
