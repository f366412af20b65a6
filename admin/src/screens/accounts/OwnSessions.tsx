import type { OpenSession } from '@prospectus/contract';
import { Button, Skeleton, Stack, Text } from '@prospectus/design-system';
import { HttpError } from 'react-admin';
import { useNavigate } from 'react-router';

import { ConfirmButton } from '../../layout/ConfirmButton.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';

export function OwnSessions() {
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const { attempt } = useCall();
  const signOut = async () => {
    if (await attempt(() => session.signOutEverywhere())) void navigate('/sign-out', { state: { signOut: true } });
  };
  return (
    <Panel title={text('accounts.profile.sessions')}>
      <Loaded
        query={useRead('GET /user/sessions')}
        headingLevel={3}
        title={text('accounts.profile.sessionsFailed')}
        waiting={<Skeleton height={48} />}
      >
        {(sessions) => (
          <Stack as="ul" gap={1}>
            {sessions.map((one) => (
              <li key={one.id}>
                <Row {...one} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      <Text>{text('accounts.profile.sessionsText')}</Text>
      <div>
        <ConfirmButton
          variant="secondary"
          label={text('accounts.profile.signOutEverywhere')}
          title={text('accounts.profile.signOutEverywhereTitle')}
          onConfirm={signOut}
        >
          {text('accounts.profile.sessionsText')}
        </ConfirmButton>
      </div>
    </Panel>
  );
}

function Row({ id, browser, system, created_at, current }: OpenSession) {
  const text = useText();
  const { attempt, busy } = useCall();
  const name = [browser || text('accounts.profile.unknownBrowser'), system].filter(Boolean).join(' · ');
  const end = () =>
    attempt(
      (api) =>
        api('DELETE /user/sessions/:id', { params: { id } }).catch((error: unknown) => {
          // A session that is over already needs no end.
          if (!(error instanceof HttpError && error.status === 404)) throw error;
        }),
      { done: text('accounts.profile.sessionEnded'), refetch: ['sessions'] },
    );
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
          busy={busy}
          aria-label={text('accounts.profile.endSessionIn', { browser: name })}
          onClick={() => void end()}
        >
          {text('accounts.profile.endSession')}
        </Button>
      )}
    </Stack>
  );
}
