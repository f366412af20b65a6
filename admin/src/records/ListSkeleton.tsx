import { Card, Skeleton, Stack } from '@prospectus/design-system';

/** Placeholder of a list that is loading. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" role="status" aria-label="Loading">
      <Card>
        <Stack gap={2}>
          {WIDTHS.map((width) => (
            <Skeleton key={width} width={width} height={28} />
          ))}
        </Stack>
      </Card>
    </div>
  );
}

const WIDTHS = ['96%', '88%', '92%', '74%', '90%', '82%', '94%', '70%'];
