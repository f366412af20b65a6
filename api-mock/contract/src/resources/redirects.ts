import { z } from 'zod';

import { flag, leadsWhereItSays, text, UNREADABLE_ADDRESS } from '../core/fields.ts';
import { defineResource } from './resource.ts';

const PATH = /^\/(?:[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*)?$/i;
const TARGET = /^(\/(?![/\\])[^\s]*|https:\/\/[^\s]+)$/i;

/** Permanent redirects: created by staff, and by the product when a page's address changes. Saved is live. */
export const redirects = defineResource({
  name: 'redirects',
  label: { one: 'Redirect', many: 'Redirects' },
  titleField: 'from',
  storage: 'table',
  ordered: false,
  context: ['to'],
  search: ['from', 'to', 'note'],
  filters: ['from', 'to', 'automatic'],
  sorts: ['from', 'to'],
  schema: z.object({
    from: z
      .string()
      .trim()
      .max(300, 'At most 300 characters.')
      .regex(PATH, 'Use a path such as /old-page.')
      .meta({ kind: 'text', label: 'From' }),
    to: z
      .string()
      .trim()
      .max(500, 'At most 500 characters.')
      .regex(TARGET, 'Use a path such as /new-page, or an https address.')
      .refine(leadsWhereItSays, UNREADABLE_ADDRESS)
      .meta({ kind: 'link', label: 'To' }),
    note: text('Note', { max: 200 }),
    automatic: flag('Made by the product', { help: 'Made when a page’s address changed.' }),
  }),
});
