import { canonicalPath } from '@prospectus/contract';

import type { Problem, Rule } from '../rule.ts';
import type { SiteFacts } from '../site-facts.ts';

const HREF = /<a\b[^<>]*?\shref="([^"]*)"/g;

/** Links inside the site lead to a page; links to other sites have a valid form. */
export const links: Rule = (_document, leaves, site) =>
  leaves.flatMap(({ path, meta, value }) => {
    if (typeof value !== 'string' || value === '') return [];
    if (meta.kind === 'link') return linkAt(path, value, site);
    if (meta.kind !== 'richText') return [];
    return [...value.matchAll(HREF)].flatMap(([, href = '']) => linkAt(path, href.replaceAll('&amp;', '&'), site));
  });

function linkAt(path: string, href: string, site: SiteFacts): Problem[] {
  const values = { link: href };
  if (!href.startsWith('/'))
    return /^(#|https?:\/\/[^/\s]+\.[^/\s]+|https?:\/\/localhost|mailto:\S+@\S+|tel:\+?[\d\s-]{5,})/i.test(href)
      ? []
      : [{ code: 'LINK_SHAPE', path, values }];
  const bare = canonicalPath(href.split(/[?#]/, 1)[0] ?? '');
  // Files, and fixed pages of the product.
  if (/\.\w+$/.test(bare) || site.isFixed(bare) || site.live.has(bare) || site.redirected.has(bare)) return [];
  return [{ code: site.planned.has(bare) ? 'LINK_TO_DRAFT' : 'LINK_NOWHERE', path, values }];
}
