import { z } from 'zod';

import { image, longText, requiredText, text } from '../core/fields.ts';
import { defineResource } from './resource.ts';

/** A page's texts for search engines and shared links (§3); without a record the page's title is used. */
export const metadata = defineResource({
  name: 'metadata',
  label: { one: 'SEO metadata', many: 'SEO metadata' },
  where: 'In the head of a page: what search engines and shared links show of it.',
  titleField: 'page',
  ordered: false,
  // The folder makes slugs unique: one record per page.
  slug: { field: 'slug', folder: 'metadata' },
  search: ['page', 'slug', 'title', 'description'],
  filters: ['page', 'slug', 'title'],
  sorts: ['page', 'slug', 'title'],
  schema: z.object({
    page: requiredText('Page', { max: 160 }),
    slug: z
      .string()
      .regex(
        /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,3}$/,
        'Use the page’s path without its first slash, such as online-ma/english.',
      )
      .meta({ kind: 'text', label: 'Path', help: 'Without the first slash; “home” for the home page.' }),
    title: text('Title', { max: 120 }),
    description: longText('Description', { max: 320 }),
    'og:image': image('Share picture'),
  }),
});
