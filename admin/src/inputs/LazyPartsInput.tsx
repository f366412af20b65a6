import { Skeleton, Stack, Text } from '@prospectus/design-system';

import { lazyPart } from '../layout/lazy-part.tsx';

export const ListWaiting = ({ meta }: { meta: { label: string } }) => (
  <div aria-busy="true">
    <Stack gap={1}>
      <Text as="span">{meta.label}</Text>
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  </div>
);

/** `PartsInput`: drag and drop is loaded when a form has a list to put in order. */
export const LazyPartsInput = lazyPart(async () => (await import('./PartsInput.tsx')).PartsInput, ListWaiting);
