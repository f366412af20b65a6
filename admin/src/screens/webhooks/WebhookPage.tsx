import type { GatewayTest } from '@prospectus/contract';
import type { WebhookRecord } from '@prospectus/contract/webhooks';
import { Button, Callout, Text } from '@prospectus/design-system';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { ConfirmButton } from '../../layout/ConfirmButton.tsx';
import { FormPage } from '../../layout/FormPage.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLog } from './WebhookLog.tsx';
import { SecretDialog, WebhookState } from './webhook-parts.tsx';

/** One webhook: how it does, its fields, its secret, a test, and the events it was sent. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const text = useText();
  return (
    <Loaded
      query={useRead('GET /admin/webhooks/:id', { params: { id } })}
      headingLevel={1}
      title={text('webhooks.oneNotLoaded')}
      waiting={<PageSkeleton />}
    >
      {(webhook) => <Page key={id} webhook={webhook} />}
    </Loaded>
  );
}

function Page({ webhook }: { webhook: WebhookRecord }) {
  const { text, contractText } = useLanguage();
  const navigate = useNavigate();
  const { call, busy } = useCall();
  const [secret, setSecret] = useState<string>();
  const [formKey, setFormKey] = useState(0);
  const mayLeave = useRef(false);
  const { id, name, version, active, failures, inactive_reason } = webhook;
  const rotate = async () => {
    setSecret((await call('POST /admin/webhooks/:id/rotate', { params: { id } }))?.answer.secret);
  };
  const remove = async () => {
    mayLeave.current = Boolean(await call('DELETE /admin/webhooks/:id', { params: { id }, query: { version } }));
    if (mayLeave.current) void navigate('/webhooks');
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
            {(['delete', 'rotate'] as const).map((action) => (
              <ConfirmButton
                key={action}
                size="small"
                variant={action === 'delete' ? 'quiet' : 'secondary'}
                tone="danger"
                busy={busy}
                label={text(`webhooks.${action}`)}
                title={text(`webhooks.${action}Title`, { name })}
                onConfirm={action === 'delete' ? remove : rotate}
              >
                {text(`webhooks.${action}Text`)}
              </ConfirmButton>
            ))}
          </>
        }
      />
      {inactive_reason !== null && (
        <Callout tone="danger" role="status" title={text('webhooks.stopped')}>
          {text('webhooks.stoppedText')} {text('webhooks.reason')}: {contractText(inactive_reason)}
        </Callout>
      )}
      {active && failures > 0 && (
        <Callout tone="warning" role="status" title={text('webhooks.failing', { smart_count: failures })}>
          {text('webhooks.failingSince')} <Timestamp at={webhook.failing_since} /> · {text('webhooks.answer')}:{' '}
          {webhook.last_error} · {text('webhooks.failingText')}
        </Callout>
      )}
      <Test id={id} />
      <Panel title={text('webhooks.settings')}>
        <WebhookForm
          key={formKey}
          webhook={webhook}
          mayLeave={mayLeave}
          onReload={() => setFormKey((before) => before + 1)}
        />
      </Panel>
      <WebhookLog id={id} />
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </FormPage>
  );
}

/** Sends a test event, and shows the answer. */
function Test({ id }: { id: string }) {
  const { text, locale } = useLanguage();
  const { attempt, busy } = useCall();
  const [result, setResult] = useState<GatewayTest>();
  const test = async () => {
    setResult(undefined);
    setResult((await attempt((api) => api('POST /admin/webhooks/:id/test', { params: { id } })))?.answer);
  };
  return (
    <Panel title={text('webhooks.test')}>
      <Text>{text('webhooks.testText')}</Text>
      <div>
        <Button variant="secondary" size="small" busy={busy} onClick={() => void test()}>
          {text('webhooks.testSend')}
        </Button>
      </div>
      {result && (
        <Callout role="status" tone={result.ok ? 'success' : 'danger'}>
          {result.ok
            ? text('webhooks.testWorks', { time: new Intl.NumberFormat(locale).format(result.took_ms) })
            : text('webhooks.testFailed', { why: result.error ?? '' })}
        </Callout>
      )}
    </Panel>
  );
}
