import { Card, Skeleton, Stack } from '@prospectus/design-system';

import { useText } from '../texts/language-context.ts';

/** Placeholder of a list that is loading. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" role="status" aria-label={useText()('lists.loading')}>
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
