import type { PlainTextKey } from './catalogue.ts';

/** The texts of what deliveries are for, by the purpose that the API names. */
const KEYS: Readonly<Record<string, PlainTextKey>> = {
  'lead.code': 'deliveries.purposes.code',
  'lead.erp': 'deliveries.purposes.erp',
  'lead.revisit': 'deliveries.purposes.revisit',
  'lead.call': 'deliveries.purposes.call',
  'lead.identify': 'deliveries.purposes.identify',
  'lead.track': 'deliveries.purposes.track',
  'referral.new': 'deliveries.purposes.referral',
  'page.events': 'deliveries.purposes.events',
  'staff-confirm': 'deliveries.purposes.confirm',
  'staff-reset': 'deliveries.purposes.reset',
  'staff-invite': 'deliveries.purposes.invite',
  'staff-note': 'deliveries.purposes.note',
  'lead.created': 'deliveries.purposes.leadCreated',
  'lead.verified': 'deliveries.purposes.leadVerified',
  'lead.stage_changed': 'deliveries.purposes.leadStage',
  'lead.assigned': 'deliveries.purposes.leadAssigned',
  'lead.erased': 'deliveries.purposes.leadErased',
  'content.published': 'deliveries.purposes.contentPublished',
};

/** Every purpose that the API names. */
export const PURPOSES = Object.keys(KEYS);

/** The text of a purpose; undefined for one that has none. */
export const purposeKey = (purpose: string): PlainTextKey | undefined => KEYS[purpose];
