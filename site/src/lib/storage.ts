import { COOKIE_MAX_AGE } from '@prospectus/contract/constants';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; where it is blocked, full or absent, as in some apps, this page remembers by itself. */
export const session = lasting(() => sessionStorage);
export const local = lasting(() => localStorage);

function lasting(open: () => Storage): Store {
  const own = new Map<string, string>();
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => own.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) own.delete(key);
      else own.set(key, value);
    },
    removeItem: (key) => {
      own.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** A readable cookie of this page, or undefined. */
export function readCookie(name: string, jar = document.cookie): string | undefined {
  const found = jar.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : found.slice(name.length + 1);
}

/** Sets a readable cookie; `maxAge` in seconds, 0 removes it. */
export function writeCookie(name: string, value: string, maxAge: number = COOKIE_MAX_AGE.generic): void {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; SameSite=Lax`;
}
