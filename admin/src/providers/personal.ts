import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';
import type { z } from 'zod';

const PREFIX = 'console';
const listeners = new Set<() => void>();

/**
 * What a person has chosen for themselves in this browser: columns, saved filters, pinned records. It is stored by the
 * person's id and outlives signing out, which clears react-admin's store. What cannot be read is as if never chosen.
 */
export function usePersonal<S extends z.ZodType>(
  name: string,
  schema: S,
  initial: z.output<S>,
): [z.output<S>, (next: z.output<S>) => void] {
  const { identity } = useGetIdentity();
  const key = `${PREFIX}.${identity?.id ?? ''}.${name}`;
  const stored = useSyncExternalStore(subscribe, () => read(key));
  const value = useMemo(() => parsed(stored, schema) ?? initial, [stored, schema, initial]);
  const change = useCallback((next: z.output<S>) => write(key, JSON.stringify(next)), [key]);
  return [value, change];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

// A browser may refuse its storage, as in a private window: then the choice lasts as long as the page.
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function parsed<S extends z.ZodType>(text: string | null, schema: S): z.output<S> | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
