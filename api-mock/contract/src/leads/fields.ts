import { z } from 'zod';

import { CONSENT_CHANNELS } from '../core/consent.ts';
import { LEAD_DEFAULTS } from '../core/constants.ts';
import { recordMeta } from '../core/records.ts';
import { DEVICE_NAMES, DEVICES, VISIT_SOURCE_NAMES, VISIT_SOURCES } from '../core/visits.ts';
import { SALES_STAGES } from './desk.ts';

/** Steps of a lead's pipeline (§4), in their order. */
export const LEAD_STAGES = ['created', 'otp_sent', 'verified', 'erp_pushed', 'updated'] as const;

const STAGE_NAMES: Record<(typeof LEAD_STAGES)[number], string> = {
  created: 'Created',
  otp_sent: 'Code sent',
  verified: 'Phone verified',
  erp_pushed: 'Sent to the ERP',
  updated: 'In the ERP',
};

type Kind = 'id' | 'text' | 'choice' | 'number' | 'time' | 'channels' | 'joined';

type Options = {
  /** Its column in the table `leads`, if its name differs. */
  column?: string;
  /** Where its value comes from: the form, the first visit, the first or last enquiry, staff; else the API. */
  from?: 'form' | 'visit' | 'enquiry' | 'staff';
  /** The page sends it with the enquiry. */
  sent?: true;
  /** The field of the enquiry that it copies. */
  copies?: 'media' | 'campaign' | 'source';
  nullable?: true;
  /** The value of a new lead; else null. `now` is the time of the enquiry. */
  initial?: string | number | readonly [];
  /** Its index: for typed text, for few values (then by time), or for many values. */
  index?: 'words' | 'few' | 'each';
  /** The console's label in English, the key of its translations. */
  label?: string;
  /** Labels of its values. */
  names?: Readonly<Record<string, string>>;
  /** A column of the console's list, with its width. */
  inTable?: 'small' | 'medium' | 'large';
  /** The console's list sorts by it, first in this order. */
  sort?: 'ASC' | 'DESC';
  /** A filter of the console's list: a choice, a least number, or a value that only links set. */
  filter?: 'choice' | 'atLeast' | 'linked';
};

const field = <K extends Kind, W extends z.ZodType, const O extends Options>(kind: K, wire: W, options: O) => ({
  kind,
  ...options,
  wire: (options.nullable ? wire.nullable() : wire) as O extends { nullable: true } ? z.ZodNullable<W> : W,
});
const text = <const O extends Options>(options: O) => field('text', z.string(), options);
const number = <const O extends Options>(options: O) => field('number', z.int(), options);
const time = <const O extends Options>(options: O) => field('time', z.iso.datetime(), options);
const choice = <const V extends readonly [string, ...string[]], const O extends Options>(values: V, options: O) =>
  ({ ...field('choice', z.enum(values), options), values }) as const;

/**
 * Every field of a lead, in the order of the export. Wire format, column, index, check, list, export, own data and the
 * console's columns, filters and labels derive from its entry.
 */
export const LEAD_FIELDS = {
  id: field('id', z.string(), {}),
  /** The ERP's name for the lead. */
  leads_id: text({ column: 'erp_id', nullable: true }),
  email: text({ from: 'form', index: 'words' }),
  mobile: text({ column: 'phone', from: 'form', label: 'Phone', inTable: 'medium' }),
  name: text({ from: 'form', index: 'words', label: 'Name', sort: 'ASC' }),
  area_of_interest: text({
    column: 'interest',
    from: 'form',
    index: 'few',
    label: 'Interested in',
    inTable: 'large',
    sort: 'ASC',
    filter: 'linked',
  }),
  highest_qualification_id: number({ column: 'qualification', from: 'form' }),
  version: field('number', recordMeta.shape.version, { initial: 1 }),
  delivery_state: choice(LEAD_STAGES, {
    column: 'stage',
    initial: 'created',
    index: 'few',
    label: 'Delivery',
    names: STAGE_NAMES,
    inTable: 'medium',
  }),
  stage: choice(SALES_STAGES, {
    column: 'sales_stage',
    from: 'staff',
    initial: 'new',
    index: 'few',
    label: 'Stage',
    inTable: 'large',
  }),
  lost_reason: text({ from: 'staff', nullable: true }),
  /** A member of staff; no foreign key, because accounts are never deleted. */
  owner: field('id', z.uuid(), { from: 'staff', nullable: true, label: 'Counsellor', inTable: 'medium' }),
  owner_name: field('joined', z.string(), { nullable: true }),
  next_at: time({ from: 'staff', nullable: true, index: 'each', label: 'Follow-up', inTable: 'large', sort: 'ASC' }),
  /** Only one-time codes are sent by these channels. */
  do_not_contact: field('channels', z.array(z.enum(CONSENT_CHANNELS)), { from: 'staff', initial: [] }),
  media: text({
    from: 'enquiry',
    copies: 'media',
    initial: LEAD_DEFAULTS.media,
    index: 'few',
    label: 'Came from',
    inTable: 'medium',
    sort: 'ASC',
  }),
  campaign: text({
    from: 'enquiry',
    copies: 'campaign',
    initial: LEAD_DEFAULTS.campaign,
    index: 'few',
    label: 'Campaign',
    inTable: 'medium',
    sort: 'ASC',
    filter: 'linked',
  }),
  source: text({ from: 'enquiry', copies: 'source', initial: LEAD_DEFAULTS.source }),
  last_media: text({ from: 'enquiry', copies: 'media', initial: LEAD_DEFAULTS.media }),
  last_campaign: text({ from: 'enquiry', copies: 'campaign', initial: LEAD_DEFAULTS.campaign }),
  last_source: text({ from: 'enquiry', copies: 'source', initial: LEAD_DEFAULTS.source }),
  /** The page of the first enquiry. */
  page: text({ from: 'visit', nullable: true, label: 'Page', filter: 'linked' }),
  visit_source: choice(VISIT_SOURCES, {
    from: 'visit',
    sent: true,
    nullable: true,
    label: 'Came from',
    names: VISIT_SOURCE_NAMES,
    filter: 'choice',
  }),
  device: choice(DEVICES, { from: 'visit', nullable: true, label: 'Device', names: DEVICE_NAMES, filter: 'choice' }),
  first_call_at: time({ nullable: true }),
  score: number({ initial: 0, index: 'each', label: 'Score', inTable: 'small', sort: 'DESC', filter: 'atLeast' }),
  enquiry_count: number({ initial: 1, label: 'Enquiries', inTable: 'small' }),
  last_enquiry_at: time({ initial: 'now', index: 'each', label: 'Last enquiry', inTable: 'large', sort: 'DESC' }),
  verified_at: time({ nullable: true, index: 'each' }),
  created_at: time({ initial: 'now', index: 'each', label: 'First enquiry', inTable: 'medium', sort: 'DESC' }),
  updated_at: time({ initial: 'now', index: 'each' }),
} as const;

type Fields = typeof LEAD_FIELDS;
export type LeadFieldName = keyof Fields;
/** Any entry of the table. */
export type LeadField = Options & { kind: Kind; wire: z.ZodType; values?: readonly string[] };
/** Names of the fields whose entry has these properties. */
export type FieldsWith<Part> = { [K in LeadFieldName]: Fields[K] extends Part ? K : never }[LeadFieldName];

const entries = Object.entries(LEAD_FIELDS) as [LeadFieldName, LeadField][];

/** The fields that pass the test, in order. */
export const leadFields = <K extends LeadFieldName = LeadFieldName>(
  test: (field: LeadField) => unknown = () => true,
): [K, LeadField][] => entries.filter(([, entry]) => test(entry)) as [K, LeadField][];

const shapeOf = (fields: [string, LeadField][]) => Object.fromEntries(fields.map(([name, { wire }]) => [name, wire]));

/** A lead in the console's list, its contact masked. */
export const leadRecord = z.object(shapeOf(entries) as { [K in LeadFieldName]: Fields[K]['wire'] });
export type LeadRecord = z.output<typeof leadRecord>;

/** A lead as the API answers it (ENT-03). Ids are opaque; `leads_id` is the ERP's, null until pushed. */
export const lead = leadRecord.pick({
  id: true,
  leads_id: true,
  email: true,
  mobile: true,
  name: true,
  area_of_interest: true,
  highest_qualification_id: true,
});
export type Lead = z.output<typeof lead>;

type VisitField = FieldsWith<{ from: 'visit' }>;
/** The visit of a lead's first enquiry. */
export const firstVisit = z.object(
  shapeOf(leadFields(({ from }) => from === 'visit')) as { [K in VisitField]: Fields[K]['wire'] },
);
export type FirstVisit = z.output<typeof firstVisit>;

/** Columns of the console's list besides the name. */
export const LEAD_LIST_COLUMNS = leadFields<FieldsWith<{ inTable: string }>>(({ inTable }) => inTable).map(
  ([name]) => name,
);
export type LeadListColumn = (typeof LEAD_LIST_COLUMNS)[number];

/** Fields that leads are sorted and filtered by. */
export const LEAD_COLUMNS = leadFields(({ kind }) => kind !== 'joined' && kind !== 'channels').map(([name]) => name);
