import { z } from 'zod';

import { canonicalPath } from '../core/addresses.ts';
import { flag, isSafeAddress, text, UNREADABLE, UNREADABLE_ADDRESS, wellFormed } from '../core/fields.ts';
import { defineResource } from './resource.ts';

const PATH = /^\/[^?#]*$/;
const TARGET = /^(\/(?![/\\])[^\s]*|https:\/\/[^\s]+)$/i;

/** Permanent redirects by staff, and by the API when a page's address changes; live once saved. */
export const redirects = defineResource({
  name: 'redirects',
  label: { one: 'Redirect', many: 'Redirects' },
  where: 'Old addresses that lead to new ones, at once.',
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
      .regex(PATH, 'Use a path such as /old-page, without ? and #.')
      .overwrite(canonicalPath)
      .max(300, 'At most 300 characters.')
      .refine(wellFormed, UNREADABLE)
      .meta({ kind: 'text', label: 'From', help: 'Capital letters and a slash at the end make no difference.' }),
    to: z
      .string()
      .trim()
      .max(500, 'At most 500 characters.')
      .regex(TARGET, 'Use a path such as /new-page, or an https address.')
      .refine(isSafeAddress, UNREADABLE_ADDRESS)
      .meta({ kind: 'link', label: 'To' }),
    note: text('Note', { max: 200 }),
    automatic: flag('Made by the product', { help: 'Made when a page’s address changed.' }),
  }),
});
