import { Skeleton, Stack, Text } from '@prospectus/design-system';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';

import type { PartsInput } from './PartsInput.tsx';

// Drag and drop comes when a form has something to put in order.
const Parts = lazy(async () => ({ default: (await import('./PartsInput.tsx')).PartsInput }));

/** Parts in order, loaded when they are first shown. */
export const LazyParts = (props: ComponentProps<typeof PartsInput>) => (
  <ListLoading label={props.meta.label}>
    <Parts {...props} />
  </ListLoading>
);

/** The shape of a list while its code is on the way. */
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
