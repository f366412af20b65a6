import { z } from 'zod';

import { image, longText, requiredText, text } from '../core/fields.ts';
import { defineResource } from './resource.ts';

/** What search engines and shared links show of a page (§3); a page without a record shows its own title. */
export const metadata = defineResource({
  name: 'metadata',
  label: { one: 'SEO metadata', many: 'SEO metadata' },
  where: 'In the head of a page: what search engines and shared links show of it.',
  titleField: 'page',
  ordered: false,
  // One record a page: the folder makes their slugs unique.
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
