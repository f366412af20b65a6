import { directAddress } from '../components/actions/Link/direct-address.ts';

/** Schemes that a link may have unless the application says otherwise. */
export const defaultLinkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/**
 * The address as it will be stored, or null when it may not be a link. Addresses within the site start with
 * `/`, `#` or `?`. A convenience for the writer, no security boundary: the server cleans what is saved.
 */
export function safeHref(text: string, schemes: readonly string[] = defaultLinkSchemes): string | null {
  // Browsers drop tabs and line breaks inside an address, so `java\nscript:` would be a scheme.
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
