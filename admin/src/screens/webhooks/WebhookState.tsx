import type { WebhookRecord } from '@prospectus/contract/webhooks';
import { StatusChip } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';

/** Whether a webhook is on, and whether it takes what it is sent. */
export function WebhookState({ webhook }: { webhook: WebhookRecord }) {
  const text = useText();
  if (!webhook.active)
    return (
      <StatusChip
        tone={webhook.inactive_reason === null ? 'neutral' : 'danger'}
        label={text(webhook.inactive_reason === null ? 'webhooks.states.off' : 'webhooks.states.stopped')}
      />
    );
  if (webhook.failures > 0) return <StatusChip tone="warning" label={text('webhooks.states.failing')} />;
  return <StatusChip tone="success" label={text('webhooks.states.on')} />;
}
