import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { LEAD_LIST_COLUMNS } from './fields.ts';

export const LEAD_LAYOUTS = ['list', 'board'] as const;
export type LeadLayout = (typeof LEAD_LAYOUTS)[number];

/** A saved view of the list of leads: filter, order, columns and layout. */
export const leadViewFields = z.strictObject({
  title: z.string().trim().min(1, 'Please fill this in.').max(60, 'At most 60 characters.'),
  /** The list's filter: `{"view":"due","q":"rao"}`. */
  filter: z.record(z.string().max(60), z.string().max(200).nullable()),
  sort: z.tuple([z.string().max(60), z.enum(['ASC', 'DESC'])]),
  columns: z.array(z.enum(LEAD_LIST_COLUMNS)).max(LEAD_LIST_COLUMNS.length).nullable(),
  show: z.enum(LEAD_LAYOUTS),
  /** Everybody who works on leads sees it, not the owner alone. */
  shared: z.boolean(),
});
export type LeadViewFields = z.output<typeof leadViewFields>;

export const leadViewRecord = z.object({
  id: z.uuid(),
  version: recordMeta.shape.version,
  ...leadViewFields.shape,
  /** Only the owner can change it. */
  owner: z.uuid(),
  owner_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type LeadViewRecord = z.output<typeof leadViewRecord>;
