import { Card, Skeleton, Stack } from '@prospectus/design-system';

/** The room of the figures, until they are counted. */
export const FiguresWaiting = () => (
  <Stack gap={4}>
    <Card>
      <Skeleton height={340} />
    </Card>
    <Card>
      <Skeleton height={620} />
    </Card>
  </Stack>
);
