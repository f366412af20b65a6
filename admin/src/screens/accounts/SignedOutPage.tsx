import { Callout, Heading, Link, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { EntrancePage } from './EntrancePage.tsx';

/** A page outside the console with one thing to do: its name, what went wrong, the form, and the way to sign-in. */
export function EntranceScreen({
  title,
  failure,
  children,
}: {
  title: string;
  failure?: string | undefined;
  children: ReactNode;
}) {
  return (
    <EntrancePage>
      <title>{`${title} · Console`}</title>
      <Stack gap={3}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {failure && (
          <Callout tone="danger" role="alert">
            {failure}
          </Callout>
        )}
        {children}
        <Text size="small">
          <Link href="/login">Go to sign-in</Link>
        </Text>
      </Stack>
    </EntrancePage>
  );
}
