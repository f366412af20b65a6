type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage; if it is blocked, full or absent, values stay in the memory of this page. */
export const session = withFallback(() => sessionStorage);
export const local = withFallback(() => localStorage);

function withFallback(open: () => Storage): Store {
  const memory = new Map<string, string>();
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export function readCookie(name: string, jar = document.cookie): string | undefined {
  return jar
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** `maxAge` in seconds; 0 removes the cookie. No default from the constants: they would be a second first script. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; SameSite=Lax`;
}
