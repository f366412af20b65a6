import { directAddress } from '../components/actions/Link/direct-address.ts';

/** Default URL schemes of links. */
export const defaultLinkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/**
 * The address as it will be stored, or null when it cannot be a link. Addresses within the site start with `/`, `#` or
 * `?`. This helps the writer and is not a security boundary: the server sanitises what is saved.
 */
export function safeHref(text: string, schemes: readonly string[] = defaultLinkSchemes): string | null {
  // Browsers ignore tabs and line breaks in an address, so `java\nscript:` would be a scheme.
  const typed = [...text]
    .filter((char) => char > '\u001f' && char !== '\u007f')
    .join('')
    .trim();
  const href = directAddress(typed);
  if (!href) return null;
  if (/^(\/(?!\/)|#|\?|\.{1,2}\/)/.test(href)) return href;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme) return schemes.includes(scheme) ? href : null;
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(href) ? `https://${href}` : null;
}
