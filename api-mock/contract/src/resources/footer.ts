import { z } from 'zod';

import { FOOTER } from '../core/constants.ts';
import { link, requiredText, text } from '../core/fields.ts';
import { defineResource } from './resource.ts';

type Link = ReturnType<typeof link>;
type LinkTitle = ReturnType<typeof text>;
type LinkNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Links = { [N in LinkNumber as `link${N}`]: Link } & { [N in LinkNumber as `link${N}_title`]: LinkTitle };

const links = Object.fromEntries(
  Array.from({ length: FOOTER.linksPerColumn }, (_, index) => index + 1).flatMap((n) => [
    [`link${n}_title`, text(`Words of link ${n}`, { max: 80 })],
    [`link${n}`, link(`Link ${n}`)],
  ]),
) as Links;

/** Columns of the footer (§3), up to nine links each; columns with the same slug are a group. */
export const footer = defineResource({
  name: 'footer',
  label: { one: 'Footer column', many: 'Footer' },
  where: 'At the end of every page, except campaign pages.',
  titleField: 'title',
  ordered: true,
  orderedWithin: 'slug',
  search: ['title', 'slug'],
  filters: ['slug', 'title'],
  sorts: ['title', 'slug'],
  schema: z.object({
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,80}$/, 'Use 1 to 80 small letters, digits and hyphens.')
      .meta({ kind: 'text', label: 'Group', help: 'Columns of one group are shown together.' }),
    title: requiredText('Title', { max: 80 }),
    ...links,
    description_link1: text('First line below the links', { max: 300 }),
    description_link2: text('Second line below the links', { max: 300 }),
  }),
});
