import { HOME_SLUG } from './slugs.ts';

/** The admission portal (ROUTE-12): the one path whose own form ends in a slash. */
export const PORTAL_PATH = '/admissionportal/';

const OWN_FORM: Readonly<Record<string, string>> = { [`/${HOME_SLUG}`]: '/', '/admissionportal': PORTAL_PATH };

/**
 * The one form of a page's path however it was written: decoded, in small letters, one slash between segments, none at
 * the end. Two paths with the same form mean the same page.
 */
export function canonicalPath(path: string): string {
  const words = decoded(path.normalize('NFC')).toLowerCase().normalize('NFC').split('/');
  const canonical = `/${words
    .map((word) => word.trim())
    .filter(Boolean)
    .join('/')}`;
  return OWN_FORM[canonical] ?? canonical;
}

/** A percent sign stays encoded, so that the form of a form is itself. A path that is no encoded text stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll(/%25|%(?![\da-f]{2})/gi, '%2525'));
  } catch {
    return path;
  }
}

/**
 * The target of a redirect with the query of the address that came: each parameter as it was written, unless the target
 * names it too. The target's own come first, its fragment last.
 */
export function withQuery(target: string, came: string): string {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const named = new Set(new URLSearchParams(own).keys());
  const passed = (/\?([^#]*)/.exec(came)?.[1] ?? '')
    .split('&')
    .filter((pair) => pair !== '' && !named.has(nameOf(pair)));
  const query = [own, ...passed].filter(Boolean).join('&');
  return `${path}${query && `?${query}`}${fragment}`;
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';
