import { z } from 'zod';

import { PROGRAM_TYPE } from '../core/constants.ts';
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
import type { Calls } from './call.ts';

/** An address written by hand may name either. */
const idOrSlug = { id: z.union([z.uuid(), z.string().regex(/^[a-z0-9-]{1,80}$/)]) };
const flagQuery = z.object({ isUserVerified: z.string().max(10).optional(), parent: z.string().max(80).optional() });

/** Public reads of what is published (§7). */
export const pageCalls = {
  'GET /program/sitemap': {
    summary: 'Published paths with the time of their last change.',
    access: 'public',
    answer: z.array(sitemapItem),
  },
  'GET /program/menu': {
    summary: 'Programmes for the header’s menu, by type.',
    access: 'public',
    answer: z.array(menuGroup),
  },
  'GET /homepage/:slug': {
    summary: 'The home page’s data, or another page of the university by its slug.',
    access: 'public',
    query: flagQuery,
    answer: homePage,
    errors: ['NOT_FOUND'],
  },
  'GET /programpage/:slug': {
    summary: 'A programme’s or specialisation’s page data.',
    access: 'public',
    query: flagQuery,
    answer: programPage,
    errors: ['NOT_FOUND'],
  },
  'GET /program': { summary: 'Published programmes.', access: 'public', answer: z.array(programItem) },
  'GET /program/all': {
    summary: 'Every published programme and specialisation, never stored.',
    access: 'public',
    answer: z.array(programItem),
  },
  'GET /program/namelist': { summary: 'Names of the programmes.', access: 'public', answer: z.array(nameItem) },
  'GET /program/specialisation/namelist': {
    summary: 'Names of the specialisations, each with its programme.',
    access: 'public',
    answer: z.array(childNameItem),
  },
  'GET /program/parentPrograms/:id': {
    params: { id: z.enum(Object.values(PROGRAM_TYPE).map(String)) },
    summary: 'Programmes of one type (1 Bachelors, 2 Masters, 3 Diploma) that are no specialisations.',
    access: 'public',
    answer: z.array(programItem),
    errors: ['NOT_FOUND'],
  },
  'GET /program/all/erplist': {
    summary: 'Choices of ‘area of interest’.',
    access: 'public',
    answer: z.array(interestItem),
  },
  'GET /landingpage/:slug': {
    summary: 'A landing page’s data.',
    access: 'public',
    query: flagQuery,
    answer: landingPage,
    errors: ['NOT_FOUND'],
  },
  'GET /landing/all': {
    summary: 'Every published landing page, never stored.',
    access: 'public',
    answer: z.array(landingItem),
  },
  'GET /landing/namelist': { summary: 'Names of the landing pages.', access: 'public', answer: z.array(nameItem) },
  'GET /landing/specialisation/namelist': {
    summary: 'Names of the landing pages below a programme, each with it.',
    access: 'public',
    answer: z.array(childNameItem),
  },
  'GET /landing/all/erplist': {
    summary: 'Choices of ‘area of interest’ on landing pages.',
    access: 'public',
    answer: z.array(interestItem),
  },
  'GET /auxiliary/routes/namelist': {
    summary: 'Names of the auxiliary pages.',
    access: 'public',
    answer: z.array(nameItem),
  },
  'GET /auxiliary/routes/program/namelist/:id': {
    params: idOrSlug,
    summary: 'Names of one programme’s auxiliary pages; by its id or slug.',
    access: 'public',
    answer: z.array(nameItem),
    errors: ['NOT_FOUND'],
  },
  'GET /auxiliary/specialisation/:a/:b': {
    summary: 'An auxiliary page of a specialisation: its slug, then the page’s.',
    access: 'public',
    answer: auxiliaryPage,
    errors: ['NOT_FOUND'],
  },
  'GET /auxiliary/:program/:slug': {
    summary: 'An auxiliary page of a programme.',
    access: 'public',
    answer: auxiliaryPage,
    errors: ['NOT_FOUND'],
  },
  'GET /auxiliary/:slug': {
    summary: 'An auxiliary page.',
    access: 'public',
    answer: auxiliaryPage,
    errors: ['NOT_FOUND'],
  },
  'GET /footer/:id': {
    params: idOrSlug,
    summary: 'A footer group by its slug, or by the id of one of its columns.',
    access: 'public',
    answer: footerGroup,
    errors: ['NOT_FOUND'],
  },
  'GET /university/footer/:id': {
    params: idOrSlug,
    summary: 'The university’s footer group.',
    access: 'public',
    answer: footerGroup,
    errors: ['NOT_FOUND'],
  },
  'GET /metadata/slug/:slug': {
    params: { slug: z.string().min(1).max(330) },
    summary: 'A page’s metadata by its path, without the first slash.',
    access: 'public',
    answer: pageMetadata,
    errors: ['NOT_FOUND'],
  },
  'GET /metadata/:id': { summary: 'Metadata by id.', access: 'public', answer: pageMetadata, errors: ['NOT_FOUND'] },
  'GET /promotionalText': {
    summary: 'The scrolling bar’s text and speed.',
    access: 'public',
    answer: promotionalText,
  },
  'GET /launchpadPage/:id': {
    params: { id: z.string().min(1).max(80) },
    summary: 'The launchpad’s items in their positions.',
    access: 'public',
    answer: launchpadPage,
    errors: ['NOT_FOUND'],
  },
  'GET /blog': { summary: 'Posts of the blog, newest first.', access: 'public', answer: z.array(blogItem) },
  'GET /blog/:slug': { summary: 'A post of the blog.', access: 'public', answer: blogPost, errors: ['NOT_FOUND'] },
  'GET /site': {
    summary: 'The frame of every page: university, settings, menu, footer, promotions.',
    access: 'public',
    answer: siteFrame,
  },
  'GET /redirects': {
    summary: 'Permanent redirects that a site honours.',
    access: 'public',
    answer: z.array(redirectItem),
  },
  'GET /content/day': {
    summary: 'The day in Asia/Kolkata that pages are made for.',
    access: 'public',
    answer: z.object({ date: z.iso.date() }),
  },
} as const satisfies Calls;

/** A public read by its name. */
export type PageRead = keyof typeof pageCalls;
