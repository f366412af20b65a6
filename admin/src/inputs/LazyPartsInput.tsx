import { Skeleton, Stack, Text } from '@prospectus/design-system';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';

import type { PartsInput } from './PartsInput.tsx';

// Drag and drop is loaded when a form has a list to put in order.
const Parts = lazy(async () => ({ default: (await import('./PartsInput.tsx')).PartsInput }));

/** `PartsInput`, loaded when it is first rendered. */
export const LazyPartsInput = (props: ComponentProps<typeof PartsInput>) => (
  <ListLoading label={props.meta.label}>
    <Parts {...props} />
  </ListLoading>
);

/** Placeholder of a list input while its code is loading. */
export function ListLoading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Stack gap={1}>
            <Text as="span">{label}</Text>
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Stack>
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
