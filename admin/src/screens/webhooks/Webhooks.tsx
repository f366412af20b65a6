import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Allowed } from '../../records/Allowed.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookList } from './WebhookList.tsx';
import { WebhookPage } from './WebhookPage.tsx';

/** Other systems that are told of events: the list of them, a new one, or one with what it was sent. */
export function Webhooks() {
  return (
    <Allowed resource="webhooks" action="list" waiting={<PageSkeleton />}>
      <Screen />
    </Allowed>
  );
}

function Screen() {
  const { id } = useParams();
  const navigate = useNavigate();
  // Over the change from the form to the webhook's own page.
  const [secret, setSecret] = useState<string>();
  return (
    <>
      {id === undefined ? (
        <WebhookList />
      ) : id === 'create' ? (
        <NewWebhook
          onCreated={(made) => {
            setSecret(made.secret);
            void navigate(`/webhooks/${made.id}`, { replace: true });
          }}
        />
      ) : (
        <WebhookPage key={id} id={id} onSecret={setSecret} />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
