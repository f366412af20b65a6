import { AsideLayout, Card, Skeleton, Stack } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

/** The shape of a lead's page while it is loading. */
export function LeadWaiting() {
  return (
    <div aria-busy="true" role="status" aria-label={useText()('shell.loading')}>
      <Stack gap={2.5}>
        <Skeleton width="40%" height={34} />
        <AsideLayout aside={<Boxes heights={[300, 160]} />}>
          <Boxes heights={[180, 90, 240]} />
        </AsideLayout>
      </Stack>
    </div>
  );
}

const Boxes = ({ heights }: { heights: readonly number[] }) => (
  <Stack gap={2}>
    {heights.map((height) => (
      <Card key={height}>
        <Stack gap={2}>
          <Skeleton width="40%" height={22} />
          <Skeleton height={height} />
        </Stack>
      </Card>
    ))}
  </Stack>
);
