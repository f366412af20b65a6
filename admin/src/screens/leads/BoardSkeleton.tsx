import { Card, Grid, Skeleton, Stack } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

/** The shape of the board while it is loading. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true" role="status" aria-label={useText()('shell.loading')}>
      <Grid min={220} gap={1.5}>
        {[1, 2, 3, 4].map((column) => (
          <Card key={column}>
            <Stack gap={1.5}>
              <Skeleton width="60%" height={22} />
              {[1, 2, 3].map((card) => (
                <Skeleton key={card} height={112} />
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
