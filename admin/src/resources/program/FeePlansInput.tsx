import { lazy } from 'react';

import { ListLoading } from '../../inputs/LazyPartsInput.tsx';
import type { KindInputProps } from '../../inputs/kind-input.ts';

const Plans = lazy(async () => ({ default: (await import('./FeePlanColumns.tsx')).FeePlanColumns }));

/** The fee plans of a programme, those for Indian students beside those for international ones. */
export const FeePlansInput = (props: KindInputProps) => (
  <ListLoading label={props.meta.label}>
    <Plans {...props} />
  </ListLoading>
);
