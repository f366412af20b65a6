import type { GatewayTest } from '@prospectus/contract';
import { Button, Callout, Card, Heading, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { useAction } from './use-action.ts';

/** Sends a test event, and shows what it was answered with. */
export function WebhookTest({ id }: { id: string }) {
  const { text, locale } = useLanguage();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { running, run } = useAction();
  const [result, setResult] = useState<GatewayTest>();
  const test = () =>
    run('test', async () => {
      setResult(undefined);
      setResult(await provider.api('POST /admin/webhooks/:id/test', { params: { id } }));
    });
  return (
    <Card>
      <Stack gap={1.5} align="start">
        <Heading level={2} size="h4">
          {text('webhooks.test')}
        </Heading>
        <Text>{text('webhooks.testText')}</Text>
        <Button variant="secondary" size="small" busy={running !== undefined} onClick={() => void test()}>
          {text('webhooks.testSend')}
        </Button>
        {result && (
          <Callout role="status" tone={result.ok ? 'success' : 'danger'}>
            {result.ok
              ? text('webhooks.testWorks', { time: new Intl.NumberFormat(locale).format(result.took_ms) })
              : text('webhooks.testFailed', { why: result.error ?? '' })}
          </Callout>
        )}
      </Stack>
    </Card>
  );
}
