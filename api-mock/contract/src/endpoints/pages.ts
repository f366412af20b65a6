import { z } from 'zod';

import { homePage, interestItem, menuGroup, programItem, programPage, sitemapItem } from '../pages/program-page.ts';
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
    summary: 'The home page’s data.',
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
  interestList: {
    summary: 'Choices of ‘area of interest’.',
    access: 'public',
    answer: z.array(interestItem),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
