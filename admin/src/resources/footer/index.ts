import { resources } from '@prospectus/contract';
import { lazy } from 'react';

import type { ConsoleResource } from '../../records/console-resource.ts';
import { LINK_FIELDS } from './footer-links.ts';

const links = LINK_FIELDS.flatMap(({ label, href }, at) => (at === 0 ? [label, href] : [`${label}?`, `${href}?`]));

/** Columns of the footer (§3): one form a column, and a board on which links go from column to column. */
export const footer: ConsoleResource = {
  declaration: resources.footer,
  icon: 'columns',
  columns: ['title', 'slug', 'link1_title', 'link2_title', 'link3_title'],
  sections: [
    {
      id: 'links',
      label: 'entities.footer.links',
      fields: links,
      Layout: lazy(async () => ({ default: (await import('./FooterLinks.tsx')).FooterLinks })),
    },
    {
      id: 'column',
      label: 'entities.footer.column',
      fields: ['title', 'slug', 'description_link1?', 'description_link2?'],
    },
  ],
  Order: lazy(async () => ({ default: (await import('./FooterBoard.tsx')).FooterBoard })),
};
