import { useFieldArray, useWatch } from 'react-hook-form';
import type { z } from 'zod';

import { newPart } from './schema.ts';

/** A part as the form holds it: its id is its own from the start, so rows keep their identity when moved. */
export type Part = Record<string, unknown> & { id: string };

/** The parts of a list field, and what can be done with them. */
export function useParts(source: string, element: z.ZodType) {
  const { append, insert, remove, replace } = useFieldArray({ name: source, keyName: '_key' });
  const watched = useWatch({ name: source }) as Part[] | undefined;
  return {
    parts: watched ?? [],
    add: () => append(newPart(element)),
    insert: (index: number, part: Part) => insert(index, part),
    remove: (index: number) => remove(index),
    put: (parts: Part[]) => replace(parts),
  };
}
