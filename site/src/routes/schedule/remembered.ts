import { type Asked, askedOf, wireFilters } from './schedule-query.ts';

const KEY = 'schedule';

/** What a learner chose at the last visit: the view and the choices of the lists, on this device alone. */
export function remembered(): Pick<Asked, 'view' | 'filters'> | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : askedOf(new URLSearchParams(kept));
  } catch {
    // A browser that keeps nothing.
    return undefined;
  }
}

/** Keeps it for the next visit. */
export function remember({ view, filters }: Pick<Asked, 'view' | 'filters'>): void {
  try {
    localStorage.setItem(KEY, new URLSearchParams({ ...(view && { view }), ...wireFilters(filters) }).toString());
  } catch {
    // As above.
  }
}
