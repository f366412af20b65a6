import type { Failure, Resource } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import type { z } from 'zod';

import { findField } from '../../fields/schema.ts';
import { useContractText, useLanguage } from '../../texts/language-context.ts';
import type { Conflict } from '../changes.ts';
import type { ConsoleResource } from '../console-resource.ts';

/** What became of what was typed. `stored`: whether a copy is in this browser. */
export type SaveState =
  | { is: 'saved' }
  | { is: 'typing' }
  | { is: 'saving' }
  /** Some fields are not valid yet; the others are saved. */
  | { is: 'incomplete'; fields: readonly string[]; stored: boolean }
  /** No answer (`offline`), a server that failed, nobody signed in: it is tried again. */
  | { is: 'offline' | 'unavailable' | 'signed-out'; stored: boolean }
  /** Someone else changed the same fields. */
  | { is: 'conflict'; conflict: Conflict }
  /** The record is not there any more. */
  | { is: 'gone'; stored: boolean }
  | { is: 'refused'; message: string; stored: boolean };

/** What a failed save means. */
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

/** The API's failure in an error of the data provider; undefined where it is none. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof HttpError ? ((error.body as Failure | null) ?? undefined) : undefined;

type Fields = Record<string, unknown>;

/** The names of the fields that cannot be saved as they are: each by its schema, and by the resource's own rules. */
export function invalidFields({ declaration, validate }: ConsoleResource, values: Fields, names: readonly string[]) {
  const shape = declaration.schema.shape as Partial<Record<string, z.ZodType>>;
  const across = new Set(Object.keys(validate?.(values) ?? {}).map((path) => path.split('.')[0]));
  return names.filter((name) => across.has(name) || shape[name]?.safeParse(values[name]).success === false);
}

/** The labels of fields in one line, in the person's language. */
export function useFieldLabels(declaration: Resource): (names: readonly string[]) => string {
  const contractText = useContractText();
  const { locale } = useLanguage();
  return (names) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      names.map((name) => contractText(findField(declaration, name)?.meta.label ?? name)),
    );
}
