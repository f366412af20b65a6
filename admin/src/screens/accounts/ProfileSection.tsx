import { Callout, Card, Heading, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** A section of the own account, with what became of its form. */
export function ProfileSection({
  title,
  state,
  done,
  children,
}: {
  title: string;
  state: { step: string; failure?: string | undefined };
  done: string;
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {title}
        </Heading>
        {state.failure && (
          <Callout tone="danger" role="alert">
            {state.failure}
          </Callout>
        )}
        <div role="status">{state.step === 'sent' && <Callout tone="success">{done}</Callout>}</div>
        {children}
      </Stack>
    </Card>
  );
}
