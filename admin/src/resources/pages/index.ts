import { resources } from '@prospectus/contract';
import { lazy } from 'react';

import { FooterGroupInput } from '../../inputs/FooterGroupInput.tsx';
import type { ConsoleResource, Section } from '../../records/console-resource.ts';
import { searchSection } from '../../records/record-sections.ts';
import { HeroSlidesInput } from './HeroSlidesInput.tsx';
import { ICON_LINKS } from './icon-links.ts';
import { SearchPreview } from './SearchPreview.tsx';
import { SectionOrderInput } from './SectionOrderInput.tsx';

type Fields = readonly string[];
const pageSection = (needed: Fields, optional: Fields = []): Section => ({
  id: 'page',
  label: 'entities.pages.page',
  fields: [...needed, ...optional],
  optional,
});
const bannerSection = (needed: Fields, optional: Fields): Section => ({
  id: 'banner',
  label: 'entities.program.banner',
  fields: [...needed, ...optional],
  optional,
});
const textSection = (optional: Fields = []): Section => ({
  id: 'text',
  label: 'entities.pages.text',
  fields: ['content'],
  optional,
});

/** Home, informational and policy pages, with hero slides and the order of sections. */
export const pages: ConsoleResource = {
  declaration: resources.pages,
  icon: 'document',
  columns: ['title', 'slug', 'short_title'],
  sections: [
    pageSection(['title', 'slug', 'summary'], ['short_title']),
    textSection(['content']),
    { id: 'sections', label: 'entities.pages.sections', fields: ['sections'] },
    {
      id: 'hero',
      label: 'entities.pages.hero',
      fields: ['bg_image', 'alt_bg_image_name', 'hero'],
      optional: ['bg_image', 'alt_bg_image_name', 'hero'],
    },
    {
      id: 'featured',
      label: 'entities.program.featured',
      fields: ['featured_programs'],
      optional: ['featured_programs'],
    },
    searchSection,
  ],
  inputs: { sections: SectionOrderInput, hero: HeroSlidesInput },
};

/** Landing pages of both types: a programme shown for one campaign. */
export const landingPages: ConsoleResource = {
  declaration: resources['landing-pages'],
  icon: 'rocket',
  columns: ['title', 'slug', 'landing_page_type', 'program'],
  filters: ['landing_page_type', 'program'],
  sections: [
    pageSection(['title', 'slug', 'landing_page_type', 'program'], ['parent_program']),
    bannerSection(
      ['short_description'],
      [
        'headline',
        'batch_text',
        'promotional_text',
        'banner_additional_info',
        'banner2_additional_info',
        'banner3_additional_info',
        'images',
      ],
    ),
    searchSection,
  ],
};

const iconLinks = ICON_LINKS.flat();

/** Auxiliary pages in their three forms: on their own, below a programme, below a specialisation. */
export const auxiliaryPages: ConsoleResource = {
  declaration: resources['auxiliary-pages'],
  icon: 'info',
  columns: ['title', 'slug', 'program', 'layout'],
  filters: ['layout', 'program'],
  inputs: { footer: FooterGroupInput },
  sections: [
    pageSection(['title', 'slug', 'layout'], ['program']),
    bannerSection([], ['bg_image', 'alt_bg_image_name', 'promotional_text']),
    {
      id: 'links',
      label: 'entities.pages.iconLinks',
      fields: iconLinks,
      optional: iconLinks,
      Layout: lazy(async () => ({ default: (await import('./IconLinks.tsx')).IconLinks })),
    },
    textSection(),
    {
      id: 'related',
      label: 'entities.pages.end',
      fields: ['otherPrograms', 'disclaimer', 'footer'],
      optional: ['otherPrograms', 'disclaimer', 'footer'],
    },
    searchSection,
  ],
};

/** Posts of the blog, newest first. */
export const blogs: ConsoleResource = {
  declaration: resources.blogs,
  icon: 'article',
  columns: ['title', 'author', 'date', 'slug'],
  filters: ['author'],
  sort: { field: 'date', order: 'DESC' },
  sections: [
    pageSection(['title', 'slug', 'summary', 'content', 'date'], ['author', 'image', 'alt_image_name', 'program']),
    searchSection,
  ],
};

/** What search engines show of a page; one record a page. */
export const metadata: ConsoleResource = {
  declaration: resources.metadata,
  icon: 'search',
  columns: ['page', 'slug', 'title', 'description'],
  sections: [
    {
      id: 'page',
      fields: ['page', 'slug', 'title', 'description', 'og:image'],
      optional: ['og:image'],
      Before: SearchPreview,
    },
  ],
};
