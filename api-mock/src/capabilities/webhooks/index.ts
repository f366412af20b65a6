export { webhookReceivers } from './capability.ts';
export { countWebhookFailure, webhookDeliveryHandlers } from './failures.ts';
export { refusedByWebhooks, webhookGateway } from './gateway.ts';
export { signerOf } from './sign.ts';
export { forgetLead, notifyWebhooks, webhookPart, type WebhookNews } from './notify.ts';
