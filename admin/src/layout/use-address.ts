import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** Entries of the address; undefined or an empty text takes an entry out. */
export type AddressEntries = Readonly<Record<string, string | undefined>>;

// The entries that were requested after a location: until the router has rendered them, it only knows the location
// before.
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * The entries behind the `?` of the address, which say what a screen shows, so that a reload and a shared link show the
 * same. `change` sets some of them beside those that were asked for before, rendered or not: two quick choices keep each
 * other. It replaces the address unless `replace` is false. `href` is the address of a path with some of them changed.
 */
export function useAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const change = useCallback(
    (entries: AddressEntries, replace = true) => {
      const next = withEntries(asked.get(location) ?? search, entries);
      asked.set(location, next);
      void navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [location, navigate, search],
  );
  return {
    get: (name: string): string => search.get(name) ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    search,
    change,
    href: (path: string, entries: AddressEntries): string => `${path}?${withEntries(search, entries).toString()}`,
  };
}

function withEntries(search: URLSearchParams, entries: AddressEntries): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(entries)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
