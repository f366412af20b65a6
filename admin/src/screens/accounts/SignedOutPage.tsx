import { Callout, Heading, Link, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { SignedOutFrame } from './SignedOutFrame.tsx';

/** A page before sign-in with one form: its title, its failure, the form, and a link to sign-in. */
export function SignedOutPage({
  title,
  failure,
  children,
}: {
  title: string;
  failure?: string | undefined;
  children: ReactNode;
}) {
  return (
    <SignedOutFrame>
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
    </SignedOutFrame>
  );
}
