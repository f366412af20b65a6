import { Button, Callout, Card, ConfirmDialog, Heading, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';

/** The person's open sessions, and the end of all of them. */
export function OwnSessions() {
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const { data, error } = useQuery({ queryKey: ['own-sessions'], queryFn: () => session.sessions(), retry: false });
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState(false);
  const signOut = async () => {
    setAsks(false);
    setFailure(false);
    try {
      await session.signOutEverywhere();
      void navigate('/sign-out', { state: { signOut: true } });
    } catch {
      setFailure(true);
    }
  };
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {text('accounts.profile.sessions')}
        </Heading>
        {failure && (
          <Callout tone="danger" role="alert">
            {text('accounts.noAnswer')}
          </Callout>
        )}
        {data ? (
          <Stack as="ul" gap={1}>
            {data.map(({ id, browser, system, created_at, current }) => (
              <li key={id}>
                {[browser || text('accounts.profile.unknownBrowser'), system].filter(Boolean).join(' · ')}
                <br />
                {text('accounts.profile.signedInAt')} <Timestamp at={created_at} />
                {current && (
                  <Text as="span" size="small" tone="muted">
                    {' '}
                    · {text('accounts.profile.thisBrowser')}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        ) : (
          !error && <Skeleton height={48} />
        )}
        <Text>{text('accounts.profile.sessionsText')}</Text>
        <div>
          <Button variant="secondary" onClick={() => setAsks(true)}>
            {text('accounts.profile.signOutEverywhere')}
          </Button>
        </div>
        <ConfirmDialog
          open={asks}
          title={text('accounts.profile.signOutEverywhereTitle')}
          confirmLabel={text('accounts.profile.signOutEverywhere')}
          onCancel={() => setAsks(false)}
          onConfirm={() => void signOut()}
        >
          {text('accounts.profile.sessionsText')}
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}
