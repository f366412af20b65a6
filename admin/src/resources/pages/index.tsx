import { resources } from '@prospectus/contract';
import { lazy } from 'react';

import { FooterGroupInput } from '../../inputs/FooterGroupInput.tsx';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput, ListWaiting } from '../../inputs/LazyPartsInput.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';
import type { ConsoleResource, Section } from '../../records/console-resource.ts';
import { searchSection } from '../../records/record-sections.ts';
import { SearchPreview } from './SearchPreview.tsx';

const pageSection = (...fields: readonly string[]): Section => ({ id: 'page', label: 'entities.pages.page', fields });
const bannerSection = (...fields: readonly string[]): Section => ({
  id: 'banner',
  label: 'entities.program.banner',
  fields,
});
const textSection: Section = { id: 'text', label: 'entities.pages.text', fields: ['content'] };

const HeroSlide = lazyPart(async () => (await import('./HeroSlideFields.tsx')).HeroSlideFields);

/** The hero slides of a page, each shown as the page shows it above its fields. */
const HeroSlides = (props: KindInputProps) => (
  <LazyPartsInput {...props} layout={HeroSlide} summary={({ link }) => (typeof link === 'string' ? link : '')} />
);

/** Home, informational and policy pages, with hero slides and the order of sections. */
const pages: ConsoleResource = {
  declaration: resources.pages,
  icon: 'document',
  columns: ['title', 'slug', 'short_title'],
  sections: [
    pageSection('title', 'slug', 'summary', 'short_title?'),
    // A page may consist of its sections alone.
    { ...textSection, fields: ['content?'] },
    { id: 'sections', label: 'entities.pages.sections', fields: ['sections'] },
    { id: 'hero', label: 'entities.pages.hero', fields: ['bg_image?', 'alt_bg_image_name?', 'hero?'] },
    { id: 'featured', label: 'entities.program.featured', fields: ['featured_programs?'] },
    searchSection,
  ],
  inputs: {
    sections: lazyPart(async () => (await import('./SectionOrder.tsx')).SectionOrder, ListWaiting),
    hero: HeroSlides,
  },
};

/** Landing pages of both types: a programme shown for one campaign. */
const landingPages: ConsoleResource = {
  declaration: resources['landing-pages'],
  icon: 'rocket',
  columns: ['title', 'slug', 'landing_page_type', 'program'],
  filters: ['landing_page_type', 'program'],
  sections: [
    pageSection('title', 'slug', 'landing_page_type', 'program', 'parent_program?'),
    bannerSection(
      'short_description',
      'headline?',
      'batch_text?',
      'promotional_text?',
      'banner_additional_info?',
      'banner2_additional_info?',
      'banner3_additional_info?',
      'images?',
    ),
    searchSection,
  ],
};

/** Auxiliary pages in their three forms: on their own, below a programme, below a specialisation. */
const auxiliaryPages: ConsoleResource = {
  declaration: resources['auxiliary-pages'],
  icon: 'info',
  columns: ['title', 'slug', 'program', 'layout'],
  filters: ['layout', 'program'],
  inputs: { footer: FooterGroupInput },
  sections: [
    pageSection('title', 'slug', 'layout', 'program?'),
    bannerSection('bg_image?', 'alt_bg_image_name?', 'promotional_text?'),
    {
      id: 'links',
      label: 'entities.pages.iconLinks',
      fields: [1, 2, 3].flatMap((number) => [`link${number}_title?`, `link${number}?`, `icon${number}?`]),
      Layout: lazy(async () => ({ default: (await import('./IconLinks.tsx')).IconLinks })),
    },
    textSection,
    { id: 'related', label: 'entities.pages.end', fields: ['otherPrograms?', 'disclaimer?', 'footer?'] },
    searchSection,
  ],
};

/** Posts of the blog, newest first. */
const blogs: ConsoleResource = {
  declaration: resources.blogs,
  icon: 'article',
  columns: ['title', 'author', 'date', 'slug'],
  filters: ['author'],
  sort: { field: 'date', order: 'DESC' },
  sections: [
    pageSection(
      ...['title', 'slug', 'summary', 'content', 'date'],
      ...['author?', 'image?', 'alt_image_name?', 'program?'],
    ),
    searchSection,
  ],
};

/** What search engines show of a page; one record a page. */
const metadata: ConsoleResource = {
  declaration: resources.metadata,
  icon: 'search',
  columns: ['page', 'slug', 'title', 'description'],
  sections: [{ id: 'page', fields: ['page', 'slug', 'title', 'description', 'og:image?'], Before: SearchPreview }],
};

export const pageResources = [pages, landingPages, auxiliaryPages, blogs, metadata];
