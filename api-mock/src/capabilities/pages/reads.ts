import * as names from './name-lists.ts';
import { type Answer, type PageRead, PROGRAM_TYPE } from '@prospectus/contract';

import type { CallRequest } from '../../platform/calls/calls.ts';
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

/** The answer of a read; undefined where there is no such page. */
export type Read<N extends PageRead> = (
  content: Content,
  call: Pick<CallRequest<N>, 'param' | 'query'>,
) => Answer<N> | null | undefined;

/** Every public read (§7). */
export const reads: { [N in PageRead]: Read<N> } = {
  'GET /program/sitemap': sitemap,
  'GET /program/menu': programMenu,
  'GET /homepage/:slug': (content, { param }) =>
    found(findPage(content, param('slug')), (page) => homePage(content, page)),
  'GET /programpage/:slug': (content, { param, query }) =>
    found(findProgram(content, param('slug'), query.parent), (page) => programPage(content, page)),
  'GET /program': (content) => content.programs.map((page) => programItem(content, page)),
  'GET /program/all': (content) => content.programs.map((page) => programItem(content, page)),
  'GET /program/namelist': names.programNames,
  'GET /program/specialisation/namelist': names.specialisationNames,
  'GET /program/parentPrograms/:id': (content, { param }) => {
    const type = param('id');
    if (!Object.values(PROGRAM_TYPE).map(String).includes(type)) return undefined;
    return roots(content)
      .filter((page) => String(tabOf(page)) === type)
      .map((page) => programItem(content, page));
  },
  'GET /program/all/erplist': interestList,
  'GET /landingpage/:slug': (content, { param, query }) =>
    found(findLanding(content, param('slug'), query.parent), (page) => landingPage(content, page)),
  'GET /landing/all': names.landingAll,
  'GET /landing/namelist': names.landingNames,
  'GET /landing/specialisation/namelist': names.specialisationLandingNames,
  'GET /landing/all/erplist': landingInterestList,
  'GET /auxiliary/routes/namelist': names.auxiliaryNames,
  'GET /auxiliary/routes/program/namelist/:id': (content, { param }) =>
    names.auxiliaryNamesOfProgram(content, param('id')),
  'GET /auxiliary/specialisation/:a/:b': (content, { param }) =>
    found(findAuxiliary(content, param('b'), { specialisation: param('a') }), (page) => auxiliaryPage(content, page)),
  'GET /auxiliary/:program/:slug': (content, { param }) =>
    found(findAuxiliary(content, param('slug'), { program: param('program') }), (page) => auxiliaryPage(content, page)),
  'GET /auxiliary/:slug': (content, { param }) =>
    found(findAuxiliary(content, param('slug')), (page) => auxiliaryPage(content, page)),
  'GET /footer/:id': (content, { param }) => footerGroup(content, param('id')),
  'GET /university/footer/:id': (content, { param }) => universityFooter(content, param('id')),
  'GET /metadata/slug/:slug': (content, { param }) => metadataBySlug(content, param('slug')),
  'GET /metadata/:id': (content, { param }) => metadataById(content, param('id')),
  'GET /promotionalText': promotionalText,
  'GET /launchpadPage/:id': (content, { param }) => launchpadPage(content, param('id')),
  'GET /blog': blogList,
  'GET /blog/:slug': (content, { param }) => found(findPost(content, param('slug')), (post) => blogPost(content, post)),
  'GET /site': siteFrame,
  'GET /redirects': ({ redirects }) => [...redirects],
  'GET /content/day': ({ today }) => ({ date: today }),
};

const found = <T, A>(page: T | undefined, show: (page: T) => A): A | undefined => page && show(page);
