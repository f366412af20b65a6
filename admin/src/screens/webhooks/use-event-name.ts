import { WEBHOOK_EVENTS, type WebhookEvent } from '@prospectus/contract/webhooks';

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

/** What an event is called, by the type that the API names. */
export function useEventName(): (event: string) => string {
  const text = useText();
  return (event) => (isEvent(event) ? text(NAMES[event]) : event);
}
