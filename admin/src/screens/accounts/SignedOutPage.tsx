import { Callout, Heading, Link, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { useText } from '../../texts/language-context.ts';
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
  const text = useText();
  return (
    <SignedOutFrame>
      <title>{`${title} · ${text('shell.console')}`}</title>
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
          <Link href="/login">{text('accounts.goToSignIn')}</Link>
        </Text>
      </Stack>
    </SignedOutFrame>
  );
}
