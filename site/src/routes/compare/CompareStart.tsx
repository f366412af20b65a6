import { Grid, Heading, IconList, LinkCard, Stack } from '@prospectus/design-system';

import type { CompareData } from './compare-data.ts';

/** Where nothing is chosen yet: what to look at when one chooses, and pairs to start from. */
export function CompareStart({ pairs }: Pick<CompareData, 'pairs'>) {
  return (
    <Stack gap={4}>
      <IconList items={LOOK_AT} min={300} />
      {pairs.length > 0 && (
        <Stack gap={2}>
          <Heading level={2} size="h4">
            Popular comparisons
          </Heading>
          <Grid as="ul" min={250}>
            {pairs.map(({ label, titles, path }) => (
              <li key={path}>
                <LinkCard title={titles} description={label} href={path} icon="book" />
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}

const LOOK_AT = [
  { icon: 'rupee', title: 'What you pay', description: 'The total fee, and what it comes to each month.' },
  { icon: 'check', title: 'Whether you can apply', description: 'Your last exam, your marks and your subjects.' },
  { icon: 'clock', title: 'When you can study', description: 'How long it takes, and which days have live classes.' },
];
