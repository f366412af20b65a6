import type { WebhookRecord } from '@prospectus/contract/webhooks';
import { Callout } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';

/** Says of an active webhook that it fails, since when and what it answered; nothing where it takes what it is sent. */
export function WebhookFacts({ webhook }: { webhook: WebhookRecord }) {
  const text = useText();
  const { active, failures, failing_since, last_error } = webhook;
  if (!active || failures === 0) return null;
  return (
    <Callout tone="warning" role="status" title={text('webhooks.failing', { smart_count: failures })}>
      {text('webhooks.failingSince')} <Timestamp at={failing_since} /> · {text('webhooks.answer')}: {last_error} ·{' '}
      {text('webhooks.failingText')}
    </Callout>
  );
}
