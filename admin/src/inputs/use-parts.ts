import { useFieldArray, useWatch } from 'react-hook-form';
import { z } from 'zod';

import { newPart, unwrapped } from './schema.ts';

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
    put: (parts: Part[]) => replace(hasTimes(element) ? inOrderOfTime(parts) : parts),
  };
}

const hasTimes = (element: z.ZodType): boolean => {
  const bare = unwrapped(element);
  return bare instanceof z.ZodObject && 'created_at' in bare.shape;
};

/**
 * The site shows such parts by the time of their making (§9: subjects of a semester), so an order given by hand
 * hands their times on: the first gets the earliest.
 */
export function inOrderOfTime(parts: Part[], now: Date = new Date()): Part[] {
  const times = parts
    .map((part, index) => (part['created_at'] as string | undefined) ?? new Date(now.getTime() + index).toISOString())
    .toSorted();
  return parts.map((part, index) => ({ ...part, created_at: times[index] }));
}
