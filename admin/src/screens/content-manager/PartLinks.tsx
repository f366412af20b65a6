import { parts } from '@prospectus/contract';
import { Card, Grid, Heading, Link, Stack, Text } from '@prospectus/design-system';

import { useContractText, useText } from '../../texts/language-context.ts';

/** The parts of a programme, each with the way to it. */
export function PartLinks() {
  const text = useText();
  const contractText = useContractText();
  return (
    <Stack gap={2}>
      <Heading level={2} size="h4">
        {text('entities.parts.title')}
      </Heading>
      <Text tone="muted">{text('entities.parts.subtitle')}</Text>
      <Grid as="ul" min={200} gap={2}>
        {Object.values(parts).map(({ name, label }) => (
          <Card as="li" key={name}>
            <Link href={`/content/${name}`} quiet>
              {contractText(label.many)}
            </Link>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
