import type { Failure, Resource } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import type { z } from 'zod';

import { findField } from '../../fields/schema.ts';
import { useLanguage } from '../../texts/language-context.ts';
import type { Conflict } from '../changes.ts';
import type { ConsoleResource } from '../console-resource.ts';

/** The state of the form's fields. `stored`: whether a copy is in this browser. */
export type SaveState =
  | { is: 'saved' }
  | { is: 'typing' }
  | { is: 'saving' }
  | { is: 'incomplete'; fields: readonly string[]; stored: boolean }
  /** No answer (`offline`), a failing server, or nobody signed in: it is retried. */
  | { is: 'offline' | 'unavailable' | 'signed-out'; stored: boolean }
  | { is: 'conflict'; conflict: Conflict }
  | { is: 'gone'; stored: boolean }
  | { is: 'refused'; message: string; stored: boolean };

/** The save state after a failure. */
export function stateOfFailure(
  error: unknown,
): 'offline' | 'unavailable' | 'signed-out' | 'gone' | { refused: string } {
  if (!(error instanceof HttpError)) return { refused: error instanceof Error ? error.message : String(error) };
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'signed-out';
  if (error.status === 404) return 'gone';
  if (error.status >= 500 || error.status === 429) return 'unavailable';
  return { refused: error.message };
}

export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof HttpError ? ((error.body as Failure | null) ?? undefined) : undefined;

type Fields = Record<string, unknown>;

/** The names of invalid fields, by their schemas and by the resource's own rules. */
export function invalidFields({ declaration, validate }: ConsoleResource, values: Fields, names: readonly string[]) {
  const shape = declaration.schema.shape as Partial<Record<string, z.ZodType>>;
  const across = new Set(Object.keys(validate?.(values) ?? {}).map((path) => path.split('.')[0]));
  return names.filter((name) => across.has(name) || shape[name]?.safeParse(values[name]).success === false);
}

export function useFieldLabels(declaration: Resource): (names: readonly string[]) => string {
  const { contractText, locale } = useLanguage();
  return (names) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      names.map((name) => contractText(findField(declaration, name)?.meta.label ?? name)),
    );
}
