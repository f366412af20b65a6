import { z } from 'zod';

import {
  auxiliaryPage,
  blogItem,
  blogPost,
  childNameItem,
  footerGroup,
  homePage,
  interestItem,
  landingItem,
  landingPage,
  launchpadPage,
  menuGroup,
  nameItem,
  pageMetadata,
  programItem,
  programPage,
  promotionalText,
  redirectItem,
  siteFrame,
  sitemapItem,
} from '../pages/index.ts';
import type { Endpoint } from './endpoint.ts';

const flagQuery = z.object({ isUserVerified: z.string().max(10).optional(), parent: z.string().max(80).optional() });

/** Public reads of what is published (§7). */
export const pageEndpoints = {
  sitemap: {
    summary: 'Published paths with the time of their last change.',
    access: 'public',
    answer: z.array(sitemapItem),
    errors: [],
  },
  programMenu: {
    summary: 'Programmes for the header’s menu, by type.',
    access: 'public',
    answer: z.array(menuGroup),
    errors: [],
  },
  homePage: {
    summary: 'The home page’s data, or another page of the university by its slug.',
    access: 'public',
    query: flagQuery,
    answer: homePage,
    errors: ['NOT_FOUND'],
  },
  programPage: {
    summary: 'A programme’s or specialisation’s page data.',
    access: 'public',
    query: flagQuery,
    answer: programPage,
    errors: ['NOT_FOUND'],
  },
  programList: { summary: 'Published programmes.', access: 'public', answer: z.array(programItem), errors: [] },
  programAll: {
    summary: 'Every published programme and specialisation, never stored.',
    access: 'public',
    answer: z.array(programItem),
    errors: [],
  },
  programNames: { summary: 'Names of the programmes.', access: 'public', answer: z.array(nameItem), errors: [] },
  specialisationNames: {
    summary: 'Names of the specialisations, each with its programme.',
    access: 'public',
    answer: z.array(childNameItem),
    errors: [],
  },
  parentPrograms: {
    summary: 'Programmes of one type (1 Bachelors, 2 Masters, 3 Diploma) that are no specialisations.',
    access: 'public',
    answer: z.array(programItem),
    errors: ['NOT_FOUND'],
  },
  interestList: {
    summary: 'Choices of ‘area of interest’.',
    access: 'public',
    answer: z.array(interestItem),
    errors: [],
  },
  landingPage: {
    summary: 'A landing page’s data.',
    access: 'public',
    query: flagQuery,
    answer: landingPage,
    errors: ['NOT_FOUND'],
  },
  landingAll: {
    summary: 'Every published landing page, never stored.',
    access: 'public',
    answer: z.array(landingItem),
    errors: [],
  },
  landingNames: { summary: 'Names of the landing pages.', access: 'public', answer: z.array(nameItem), errors: [] },
  specialisationLandingNames: {
    summary: 'Names of the landing pages below a programme, each with it.',
    access: 'public',
    answer: z.array(childNameItem),
    errors: [],
  },
  landingInterestList: {
    summary: 'Choices of ‘area of interest’ on landing pages.',
    access: 'public',
    answer: z.array(interestItem),
    errors: [],
  },
  auxiliaryNames: { summary: 'Names of the auxiliary pages.', access: 'public', answer: z.array(nameItem), errors: [] },
  auxiliaryNamesOfProgram: {
    summary: 'Names of one programme’s auxiliary pages; by its id or slug.',
    access: 'public',
    answer: z.array(nameItem),
    errors: ['NOT_FOUND'],
  },
  auxiliaryPageOfSpecialisation: {
    summary: 'An auxiliary page of a specialisation: its slug, then the page’s.',
    access: 'public',
    answer: auxiliaryPage,
    errors: ['NOT_FOUND'],
  },
  auxiliaryPageOfProgram: {
    summary: 'An auxiliary page of a programme.',
    access: 'public',
    answer: auxiliaryPage,
    errors: ['NOT_FOUND'],
  },
  auxiliaryPage: { summary: 'An auxiliary page.', access: 'public', answer: auxiliaryPage, errors: ['NOT_FOUND'] },
  footer: {
    summary: 'A footer group by its slug, or by the id of one of its columns.',
    access: 'public',
    answer: footerGroup,
    errors: ['NOT_FOUND'],
  },
  universityFooter: {
    summary: 'The university’s footer group.',
    access: 'public',
    answer: footerGroup,
    errors: ['NOT_FOUND'],
  },
  metadataBySlug: {
    summary: 'A page’s metadata by its path, without the first slash.',
    access: 'public',
    answer: pageMetadata,
    errors: ['NOT_FOUND'],
  },
  metadata: { summary: 'Metadata by id.', access: 'public', answer: pageMetadata, errors: ['NOT_FOUND'] },
  promotionalText: {
    summary: 'The scrolling bar’s text and speed.',
    access: 'public',
    answer: promotionalText,
    errors: [],
  },
  launchpadPage: {
    summary: 'The launchpad’s items in their positions.',
    access: 'public',
    answer: launchpadPage,
    errors: ['NOT_FOUND'],
  },
  blogList: { summary: 'Posts of the blog, newest first.', access: 'public', answer: z.array(blogItem), errors: [] },
  blogPost: { summary: 'A post of the blog.', access: 'public', answer: blogPost, errors: ['NOT_FOUND'] },
  siteFrame: {
    summary: 'The frame of every page: university, settings, menu, footer, promotions.',
    access: 'public',
    answer: siteFrame,
    errors: [],
  },
  redirectList: {
    summary: 'Permanent redirects that a site honours.',
    access: 'public',
    answer: z.array(redirectItem),
    errors: [],
  },
  contentDay: {
    summary: 'The day in Asia/Kolkata that pages are made for.',
    access: 'public',
    answer: z.object({ date: z.iso.date() }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;

/** A public read by its name. */
export type PageRead = keyof typeof pageEndpoints;
