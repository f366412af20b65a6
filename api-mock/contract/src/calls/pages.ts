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
import { type Call, type Calls, plain, type Schema } from './call.ts';

/** Ids or slugs, as addresses typed by hand have either. */
const idOrSlug = { id: z.union([z.uuid(), z.string().regex(/^[a-z0-9-]{1,80}$/)]) };
const flagQuery = z.object({ isUserVerified: z.string().max(10).optional(), parent: z.string().max(80).optional() });

const readList = <S extends Schema>(summary: string, answer: S) => plain('public', summary, answer);
const readOne = <S extends Schema, O extends Pick<Call, 'query' | 'params'> = object>(
  summary: string,
  answer: S,
  options?: O,
) => ({ ...plain('public', summary, answer), errors: ['NOT_FOUND'] as const, ...(options as O) });

/** Public reads of published content (§7). */
export const pageCalls = {
  'GET /program/sitemap': readList('Published paths with the time of their last change.', z.array(sitemapItem)),
  'GET /program/menu': readList('Programmes for the header’s menu, by type.', z.array(menuGroup)),
  'GET /homepage/:slug': readOne('The home page’s data, or another page of the university by its slug.', homePage, {
    query: flagQuery,
  }),
  'GET /programpage/:slug': readOne('A programme’s or specialisation’s page data.', programPage, { query: flagQuery }),
  'GET /program': readList('Published programmes.', z.array(programItem)),
  'GET /program/all': readList('Every published programme and specialisation, never stored.', z.array(programItem)),
  'GET /program/namelist': readList('Names of the programmes.', z.array(nameItem)),
  'GET /program/specialisation/namelist': readList(
    'Names of the specialisations, each with its programme.',
    z.array(childNameItem),
  ),
  'GET /program/parentPrograms/:id': readOne(
    'Programmes of one type (1 Bachelors, 2 Masters, 3 Diploma) that are no specialisations.',
    z.array(programItem),
    { params: { id: z.enum(Object.values(PROGRAM_TYPE).map(String)) } },
  ),
  'GET /program/all/erplist': readList('Choices of ‘area of interest’.', z.array(interestItem)),
  'GET /landingpage/:slug': readOne('A landing page’s data.', landingPage, { query: flagQuery }),
  'GET /landing/all': readList('Every published landing page, never stored.', z.array(landingItem)),
  'GET /landing/namelist': readList('Names of the landing pages.', z.array(nameItem)),
  'GET /landing/specialisation/namelist': readList(
    'Names of the landing pages below a programme, each with it.',
    z.array(childNameItem),
  ),
  'GET /landing/all/erplist': readList('Choices of ‘area of interest’ on landing pages.', z.array(interestItem)),
  'GET /auxiliary/routes/namelist': readList('Names of the auxiliary pages.', z.array(nameItem)),
  'GET /auxiliary/routes/program/namelist/:id': readOne(
    'Names of one programme’s auxiliary pages; by its id or slug.',
    z.array(nameItem),
    { params: idOrSlug },
  ),
  'GET /auxiliary/specialisation/:a/:b': readOne(
    'An auxiliary page of a specialisation: its slug, then the page’s.',
    auxiliaryPage,
  ),
  'GET /auxiliary/:program/:slug': readOne('An auxiliary page of a programme.', auxiliaryPage),
  'GET /auxiliary/:slug': readOne('An auxiliary page.', auxiliaryPage),
  'GET /footer/:id': readOne('A footer group by its slug, or by the id of one of its columns.', footerGroup, {
    params: idOrSlug,
  }),
  'GET /university/footer/:id': readOne('The university’s footer group.', footerGroup, { params: idOrSlug }),
  'GET /metadata/slug/:slug': readOne('A page’s metadata by its path, without the first slash.', pageMetadata, {
    params: { slug: z.string().min(1).max(330) },
  }),
  'GET /metadata/:id': readOne('Metadata by id.', pageMetadata),
  'GET /promotionalText': readList('The scrolling bar’s text and speed.', promotionalText),
  'GET /launchpadPage/:id': readOne('The launchpad’s items in their positions.', launchpadPage, {
    params: { id: z.string().min(1).max(80) },
  }),
  'GET /blog': readList('Posts of the blog, newest first.', z.array(blogItem)),
  'GET /blog/:slug': readOne('A post of the blog.', blogPost),
  'GET /site': readList('The frame of every page: university, settings, menu, footer, promotions.', siteFrame),
  'GET /redirects': readList('Permanent redirects that a site honours.', z.array(redirectItem)),
  'GET /content/day': readList('The day in Asia/Kolkata that pages are made for.', z.object({ date: z.iso.date() })),
} as const satisfies Calls;

/** The name of a public read. */
export type PageRead = keyof typeof pageCalls;
