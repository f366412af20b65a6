export { leads } from './capability.ts';
export { leadAccess } from './lead-session.ts';
export { leadDeliveryHandlers, refusedContacts } from './messages.ts';
export { type LeadNews, openLeadNews } from './desk/events.ts';
export { startLeadRules } from './rules/score-rules.ts';
export { REACHED } from './desk/views.ts';
