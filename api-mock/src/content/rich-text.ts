import { isTextPicture, RICH_TEXT } from '@prospectus/contract';
import sanitizeHtml from 'sanitize-html';

/**
 * Sanitises HTML by the allow-list that the editor shares: links get `rel="noopener"` and lose hidden addresses of other
 * sites, pictures must be files of the media library.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim();

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_TEXT.attributes).map(([tag, names]) => [tag, [...names]])),
    a: [...RICH_TEXT.attributes.a, 'rel'],
  },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  transformTags: {
    img: (tagName, { src = '', alt = '' }) => ({
      tagName,
      attribs: isTextPicture(src) ? { src, alt: alt.trim().slice(0, 300) } : {},
    }),
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href !== undefined && isFollowable(href) ? { href, rel: 'noopener' } : {},
    }),
  },
};

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const schemes: ReadonlySet<string> = new Set(RICH_TEXT.schemes);

// Browsers drop control characters and read a backslash as a slash: '/\evil.example' is another site.
function isFollowable(href: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const read = href.replace(/[\u0000-\u0020]/g, '').replaceAll('\\', '/');
  const scheme = SCHEME.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined ? !read.startsWith('//') : schemes.has(scheme);
}
