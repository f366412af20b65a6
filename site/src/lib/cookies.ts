import { COOKIE_MAX_AGE } from '@prospectus/contract/constants';

/** A readable cookie of this page, or undefined. */
export function readCookie(name: string, jar = document.cookie): string | undefined {
  const found = jar.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : found.slice(name.length + 1);
}

/** Sets a readable cookie; `maxAge` in seconds, 0 removes it. */
export function writeCookie(name: string, value: string, maxAge: number = COOKIE_MAX_AGE.generic): void {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; SameSite=Lax`;
}
