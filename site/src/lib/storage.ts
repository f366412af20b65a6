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
