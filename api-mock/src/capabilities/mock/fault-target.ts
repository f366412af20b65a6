import { CHANNELS } from '@prospectus/contract';

const METHOD = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(?:\/api)?(\/.*)$/i;

/** Whether a target names something: a gateway, or an address with or without its method. */
export const isFaultTarget = (target: string): boolean =>
  (CHANNELS as readonly string[]).includes(target) || METHOD.test(target);

/**
 * Whether a fault's target means this request. `/leads/verify`, `/api/leads/verify`,
 * `GET /leads/getLeadByMobile/:phone`: a part with a colon matches anything. `path` is without `/api`.
 */
export function hitsRequest(target: string, method: string, path: string): boolean {
  const [, onlyMethod, pattern] = METHOD.exec(target) ?? [];
  if (pattern === undefined || (onlyMethod && onlyMethod.toUpperCase() !== method)) return false;
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
