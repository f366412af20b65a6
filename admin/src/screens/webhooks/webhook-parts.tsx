import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookRecord } from '@prospectus/contract/webhooks';
import { StatusChip } from '@prospectus/design-system';

import { type TextKey, useText } from '../../texts/language-context.ts';

const NAMES = {
  'lead.created': 'webhooks.eventNames.created',
  'lead.verified': 'webhooks.eventNames.verified',
  'lead.stage_changed': 'webhooks.eventNames.stage',
  'lead.assigned': 'webhooks.eventNames.assigned',
  'lead.erased': 'webhooks.eventNames.erased',
  'content.published': 'webhooks.eventNames.published',
} as const satisfies Record<WebhookEvent, TextKey>;

const isEvent = (name: string): name is WebhookEvent => (WEBHOOK_EVENTS as readonly string[]).includes(name);

/** The name of an event, by the type that the API sends. */
export function useEventName(): (event: string) => string {
  const text = useText();
  return (event) => (isEvent(event) ? text(NAMES[event]) : event);
}

/** Whether a webhook is on, and whether it accepts what it is sent. */
export function WebhookState({ webhook: { active, inactive_reason, failures } }: { webhook: WebhookRecord }) {
  const text = useText();
  if (!active)
    return inactive_reason === null ? (
      <StatusChip tone="neutral" label={text('webhooks.states.off')} />
    ) : (
      <StatusChip tone="danger" label={text('webhooks.states.stopped')} />
    );
  if (failures > 0) return <StatusChip tone="warning" label={text('webhooks.states.failing')} />;
  return <StatusChip tone="success" label={text('webhooks.states.on')} />;
}
