export { webhookReceivers } from './capability.ts';
export { webhookDeliveryHandlers } from './failures.ts';
export { refusedByWebhooks, webhookGateway } from './gateway.ts';
export { signerOf } from './signer.ts';
export { forgetLead, tellWebhooks, webhookPart, type WebhookNews } from './tell.ts';
