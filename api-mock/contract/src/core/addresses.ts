import { HOME_SLUG } from './slugs.ts';

/** The admission portal (ROUTE-12): the one path whose own form ends in a slash. */
export const PORTAL_PATH = '/admissionportal/';

const CANONICAL: Readonly<Record<string, string>> = { [`/${HOME_SLUG}`]: '/', '/admissionportal': PORTAL_PATH };

/** The canonical form of a page's path: decoded, in small letters, one slash between segments, none at the end. */
export function canonicalPath(path: string): string {
  const segments = decode(path.normalize('NFC')).toLowerCase().normalize('NFC').split('/');
  const canonical = `/${segments
    .map((segment) => segment.trim())
    .filter(Boolean)
    .join('/')}`;
  return CANONICAL[canonical] ?? canonical;
}

/** A percent sign stays encoded, to make `canonicalPath` idempotent. An invalid encoding stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll(/%25|%(?![\da-f]{2})/gi, '%2525'));
  } catch {
    return path;
  }
}

/** The target of a redirect with the requested address's query parameters, except those that the target has itself. */
export function withQuery(target: string, requested: string): string {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const ownNames = new Set(new URLSearchParams(own).keys());
  const passedOn = (/\?([^#]*)/.exec(requested)?.[1] ?? '')
    .split('&')
    .filter((pair) => pair !== '' && !ownNames.has(nameOf(pair)));
  const query = [own, ...passedOn].filter(Boolean).join('&');
  return `${path}${query && `?${query}`}${fragment}`;
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';
