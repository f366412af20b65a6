export { leads } from './capability.ts';
export { leadAccess } from './access.ts';
export { leadDeliveryHandlers } from './delivery-handlers.ts';
export { refusedContacts } from './desk/refused-contacts.ts';
export { type LeadNews, openLeadNews } from './desk/news.ts';
export { startLeadRules } from './rules/start-rules.ts';
export { REACHED } from './desk/reached.ts';
