import { Card, Fold, Grid, Heading, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { useText } from '../../texts/language-context.ts';

/** A chart with its figures in a table: beside it, or below it where there is no room. */
export function ChartCard({
  title,
  help,
  chart,
  table,
}: {
  title: string;
  help?: string;
  chart: ReactNode;
  table: ReactNode;
}) {
  const text = useText();
  return (
    <Card as="section">
      <Stack gap={2}>
        <Stack gap={0.5}>
          <Heading level={2} size="h5">
            {title}
          </Heading>
          {help && (
            <Text size="small" tone="muted">
              {help}
            </Text>
          )}
        </Stack>
        <Grid min={380} gap={3} align="start">
          {chart}
          <Fold label={text('figures.table')} on="phones">
            {table}
          </Fold>
        </Grid>
      </Stack>
    </Card>
  );
}
