import type { ProgramSections } from '@prospectus/contract';
import { Grid, Text } from '@prospectus/design-system';

/** Duration, mode and start in words; what is empty is left out. Who can apply is said in full on the first screen. */
export function ProgramFacts({ about }: { about: ProgramSections['about'] }) {
  const facts = [
    ['Duration', about.duration],
    ['How you study', about.mode],
    ['When it starts', about.next_start],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Grid as="dl" min={220} gap={2}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <Text as="dt" size="small" tone="muted">
            {term}
          </Text>
          <Text as="dd">{value}</Text>
        </div>
      ))}
    </Grid>
  );
}
