import { useMemo } from 'react';
import { type Store, useGetIdentity, useStore } from 'react-admin';
import type { z } from 'zod';

const PREFIX = 'person.';
/** How the pages before sign-in look to the next person too. */
const BROWSER_KEYS = ['language', 'theme'];

/** A store whose reset, which follows a sign-out, leaves the language, the colour scheme and what each person chose. */
export const personalStore = (store: Store): Store => ({
  ...store,
  reset: () => {
    const items = Object.entries(store.listItems?.() ?? {});
    const kept = items.filter(([key]) => BROWSER_KEYS.includes(key) || key.startsWith(PREFIX));
    store.reset();
    for (const [key, value] of kept) store.setItem(key, value);
  },
});

/** A person's own choice in this browser: columns, saved filters, pinned records. An invalid one counts as none. */
export function usePersonal<S extends z.ZodType>(
  name: string,
  schema: S,
  initial: z.output<S>,
): [z.output<S>, (next: z.output<S>) => void] {
  const { identity } = useGetIdentity();
  const [stored, store] = useStore<unknown>(`${PREFIX}${identity?.id ?? ''}.${name}`);
  const value = useMemo(() => schema.safeParse(stored).data ?? initial, [stored, schema, initial]);
  return [value, store];
}
