import * as names from './name-lists.ts';
import { type Answer, type PageRead, PROGRAM_TYPE } from '@prospectus/contract';

import type { Call } from '../../platform/http/route.ts';
import { auxiliaryPage, findAuxiliary } from './auxiliary-page.ts';
import { blogList, blogPost, findPost } from './blog.ts';
import { footerGroup, universityFooter } from './footer.ts';
import { findPage, homePage } from './home-page.ts';
import { interestList, landingInterestList } from './interest-list.ts';
import { findLanding, landingPage } from './landing-page.ts';
import { launchpadPage } from './launchpad-page.ts';
import { programMenu, siteFrame } from './site-frame.ts';
import { metadataById, metadataBySlug } from './metadata-reads.ts';
import { programItem } from './program-item.ts';
import { programPage } from './program-page.ts';
import { findProgram, roots, tabOf } from './programs.ts';
import { promotionalText } from './site-lists.ts';
import { sitemap } from './sitemap.ts';
import type { Content } from './content.ts';

/** What a read says of the content; nothing where there is no such page. */
export type Read<N extends PageRead> = (
  content: Content,
  call: Pick<Call<N>, 'param' | 'query'>,
) => Answer<N> | null | undefined;

/** Every public read (§7) and what it answers. */
export const reads: { [N in PageRead]: Read<N> } = {
  sitemap,
  programMenu,
  homePage: (content, { param }) => found(findPage(content, param('slug')), (page) => homePage(content, page)),
  programPage: (content, { param, query }) =>
    found(findProgram(content, param('slug'), query.parent), (page) => programPage(content, page)),
  programList: (content) => content.programs.map((page) => programItem(content, page)),
  programAll: (content) => content.programs.map((page) => programItem(content, page)),
  programNames: names.programNames,
  specialisationNames: names.specialisationNames,
  parentPrograms: (content, { param }) => {
    const type = param('id');
    if (!Object.values(PROGRAM_TYPE).map(String).includes(type)) return undefined;
    return roots(content)
      .filter((page) => String(tabOf(page)) === type)
      .map((page) => programItem(content, page));
  },
  interestList,
  landingPage: (content, { param, query }) =>
    found(findLanding(content, param('slug'), query.parent), (page) => landingPage(content, page)),
  landingAll: names.landingAll,
  landingNames: names.landingNames,
  specialisationLandingNames: names.specialisationLandingNames,
  landingInterestList,
  auxiliaryNames: names.auxiliaryNames,
  auxiliaryNamesOfProgram: (content, { param }) => names.auxiliaryNamesOfProgram(content, param('id')),
  auxiliaryPageOfSpecialisation: (content, { param }) =>
    found(findAuxiliary(content, param('b'), { specialisation: param('a') }), (page) => auxiliaryPage(content, page)),
  auxiliaryPageOfProgram: (content, { param }) =>
    found(findAuxiliary(content, param('slug'), { program: param('program') }), (page) => auxiliaryPage(content, page)),
  auxiliaryPage: (content, { param }) =>
    found(findAuxiliary(content, param('slug')), (page) => auxiliaryPage(content, page)),
  footer: (content, { param }) => footerGroup(content, param('id')),
  universityFooter: (content, { param }) => universityFooter(content, param('id')),
  metadataBySlug: (content, { param }) => metadataBySlug(content, param('slug')),
  metadata: (content, { param }) => metadataById(content, param('id')),
  promotionalText,
  launchpadPage: (content, { param }) => launchpadPage(content, param('id')),
  blogList,
  blogPost: (content, { param }) => found(findPost(content, param('slug')), (post) => blogPost(content, post)),
  siteFrame,
  redirectList: ({ redirects }) => [...redirects],
  contentDay: ({ today }) => ({ date: today }),
};

const found = <T, A>(page: T | undefined, show: (page: T) => A): A | undefined => page && show(page);
