import { Skeleton, Stack } from '@prospectus/design-system';

/** Placeholder of a history that is loading. */
export const EntriesSkeleton = () => (
  <Stack gap={1}>
    <Skeleton height={40} />
    <Skeleton height={40} />
    <Skeleton height={40} />
  </Stack>
);
