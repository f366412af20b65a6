import type { OpenSession } from '@prospectus/contract';
import { CallFailed } from '@prospectus/contract/client';
import { Button, ErrorState, Skeleton, Stack, Text, useToast } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';
import { ProfileSection, useSubmission } from './AccountForm.tsx';

export function OwnSessions() {
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: () => session.sessions(),
    retry: false,
  });
  const [asks, setAsks] = useState(false);
  const { failure, submit } = useSubmission();
  const end = async (id: string) =>
    submit(async () => {
      await session.endSession(id).catch((refusal: unknown) => {
        // One that is over already needs no end.
        if (!(refusal instanceof CallFailed && refusal.status === 404)) throw refusal;
      });
      toast.show({ tone: 'success', title: text('accounts.profile.sessionEnded') });
      await queries.invalidateQueries({ queryKey: ['own-sessions'] });
    });
  const signOut = async () => {
    setAsks(false);
    await submit(async () => {
      await session.signOutEverywhere();
      void navigate('/sign-out', { state: { signOut: true } });
    });
  };
  return (
    <ProfileSection title={text('accounts.profile.sessions')} form={{ failure }}>
      {data ? (
        <Stack as="ul" gap={1}>
          {data.map((one) => (
            <li key={one.id}>
              <OneSession {...one} onEnd={() => end(one.id)} />
            </li>
          ))}
        </Stack>
      ) : error ? (
        <ErrorState
          headingLevel={3}
          title={text('accounts.profile.sessionsFailed')}
          text={text('accounts.noAnswer')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={48} />
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
    </ProfileSection>
  );
}

function OneSession({ browser, system, created_at, current, onEnd }: OpenSession & { onEnd: () => Promise<void> }) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const name = [browser || text('accounts.profile.unknownBrowser'), system].filter(Boolean).join(' · ');
  return (
    <Stack direction="row" gap={2} justify="space-between" align="center">
      <div>
        {name}
        <br />
        <Muted as="span">
          {text('accounts.profile.signedInAt')} <Timestamp at={created_at} />
          {current && ` · ${text('accounts.profile.thisBrowser')}`}
        </Muted>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          aria-label={text('accounts.profile.endSessionIn', { browser: name })}
          onClick={() => {
            setBusy(true);
            void onEnd().finally(() => setBusy(false));
          }}
        >
          {text('accounts.profile.endSession')}
        </Button>
      )}
    </Stack>
  );
}
