import { canonicalPath } from '@prospectus/contract';

import { type Found, type Rule } from '../rule.ts';
import type { SiteFacts } from '../site-facts.ts';

const HREF = /<a\b[^>]*\shref="([^"]*)"/g;

/** Links inside the site lead somewhere; of those that leave it the shape alone is looked at. */
export const links: Rule = (_document, leaves, site) =>
  leaves.flatMap(({ path, meta, value }) => {
    if (typeof value !== 'string' || value === '') return [];
    if (meta.kind === 'link') return linkAt(path, value, site);
    if (meta.kind !== 'richText') return [];
    return [...value.matchAll(HREF)].flatMap(([, href = '']) => linkAt(path, href.replaceAll('&amp;', '&'), site));
  });

function linkAt(path: string, href: string, site: SiteFacts): Found[] {
  const values = { link: href };
  if (!href.startsWith('/'))
    return /^(#|https?:\/\/[^/\s]+\.[^/\s]+|https?:\/\/localhost|mailto:\S+@\S+|tel:\+?[\d\s-]{5,})/i.test(href)
      ? []
      : [{ code: 'LINK_SHAPE', path, values }];
  const bare = canonicalPath(href.split(/[?#]/, 1)[0] ?? '');
  // Files, and pages that the product itself has.
  if (/\.\w+$/.test(bare) || site.isFixed(bare) || site.live.has(bare) || site.redirected.has(bare)) return [];
  return [{ code: site.planned.has(bare) ? 'LINK_TO_DRAFT' : 'LINK_NOWHERE', path, values }];
}
