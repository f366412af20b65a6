import type { WebhookRecord } from '@prospectus/contract/webhooks';
import { Button, Callout, Card, ErrorState, Heading, Stack } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { FormPage } from '../../layout/FormPage.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useContractText, useText } from '../../texts/language-context.ts';
import { useAction } from './use-action.ts';
import { WebhookFacts } from './WebhookFacts.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { WebhookState } from './WebhookState.tsx';
import { WebhookTest } from './WebhookTest.tsx';

type Shown = { id: string; onSecret: (secret: string) => void };

/** One webhook: how it does, its fields, its secret, a test, and what it was sent. */
export function WebhookPage({ id, onSecret }: Shown) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'one', id],
    queryFn: () => provider.api('GET /admin/webhooks/:id', { params: { id } }),
    retry: false,
  });
  // What is typed stays, where it cannot be read again.
  if (error && !data)
    return (
      <ErrorState
        headingLevel={1}
        title={text('webhooks.oneNotLoaded')}
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <PageSkeleton />;
  return <Page webhook={data} onSecret={onSecret} />;
}

function Page({ webhook, onSecret }: { webhook: WebhookRecord; onSecret: Shown['onSecret'] }) {
  const text = useText();
  const contractText = useContractText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { running, run, say } = useAction();
  const [asks, setAsks] = useState<'rotate' | 'delete'>();
  const mayLeave = useRef(false);
  const { id, name, url, events, active } = webhook;
  const reload = () => queries.invalidateQueries({ queryKey: ['webhooks'] });
  const confirmed = () => {
    if (asks === 'rotate')
      void run('rotate', async () => {
        const { secret } = await provider.api('POST /admin/webhooks/:id/rotate', { params: { id } });
        setAsks(undefined);
        onSecret(secret);
        await reload();
      });
    if (asks === 'delete')
      void run('delete', async () => {
        await provider.api('DELETE /admin/webhooks/:id', {
          params: { id: webhook.id },
          query: { version: webhook.version },
        });
        mayLeave.current = true;
        await reload();
        void navigate('/webhooks');
      });
  };
  return (
    <FormPage>
      <PageHeader
        title={name}
        back={{ label: text('webhooks.title'), href: '/webhooks' }}
        state={<WebhookState webhook={webhook} />}
        subtitle={webhook.host}
        actions={
          <>
            <Button variant="quiet" size="small" onClick={() => setAsks('delete')}>
              {text('webhooks.delete')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsks('rotate')}>
              {text('webhooks.rotate')}
            </Button>
          </>
        }
      />
      {webhook.inactive_reason !== null && (
        <Callout tone="danger" role="status" title={text('webhooks.stopped')}>
          {text('webhooks.stoppedText')} {text('webhooks.reason')}: {contractText(webhook.inactive_reason)}
        </Callout>
      )}
      <WebhookFacts webhook={webhook} />
      <WebhookTest id={id} />
      <Card>
        <Stack gap={2}>
          <Heading level={2} size="h4">
            {text('webhooks.settings')}
          </Heading>
          <WebhookForm
            // Anew when these are saved; a new secret leaves what is typed.
            key={JSON.stringify([name, url, events, active])}
            initial={{ name, url, events, active }}
            saveLabel={text('webhooks.save')}
            mayLeave={mayLeave}
            onSave={async (fields) => {
              await provider.api('PUT /admin/webhooks/:id', {
                params: { id: webhook.id },
                body: { ...fields, version: webhook.version },
              });
              say(text('webhooks.saved'));
              await reload();
            }}
            onReload={() => void reload()}
          />
        </Stack>
      </Card>
      <WebhookLog id={id} />
      <ConfirmDialog
        open={asks !== undefined}
        tone="danger"
        busy={running !== undefined}
        title={text(asks === 'delete' ? 'webhooks.deleteTitle' : 'webhooks.rotateTitle', { name })}
        confirmLabel={text(asks === 'delete' ? 'webhooks.delete' : 'webhooks.rotate')}
        onConfirm={confirmed}
        onCancel={() => setAsks(undefined)}
      >
        {text(asks === 'delete' ? 'webhooks.deleteText' : 'webhooks.rotateText')}
      </ConfirmDialog>
    </FormPage>
  );
}
