import { unwrapSchema } from '@prospectus/contract';
import { useFieldArray, useWatch } from 'react-hook-form';
import { z } from 'zod';

import { newPart } from '../fields/schema.ts';

/** A part in the form. Every part has an id, so that its row keeps its identity when it is moved. */
export type Part = Record<string, unknown> & { id: string };

/** The parts of a list in the form, and how they are changed. */
export function useParts(source: string, element: z.ZodType) {
  const { append, insert, remove, replace } = useFieldArray({ name: source, keyName: '_key' });
  const parts = useWatch({ name: source }) as Part[] | undefined;
  return {
    parts: parts ?? [],
    onAdd: (fields = {}) => append({ ...newPart(element), ...fields }),
    onRestore: (index: number, part: Part) => insert(index, part),
    onRemove: (index: number) => remove(index),
    onReorder: (order: Part[]) => replace(hasTimes(element) ? withTimesInOrder(order) : order),
  };
}

const hasTimes = (element: z.ZodType): boolean => {
  const bare = unwrapSchema(element);
  return bare instanceof z.ZodObject && 'created_at' in bare.shape;
};

/**
 * The site sorts such parts by their creation time (§9: subjects of a semester). To save another order, the times are
 * reassigned in that order: the first part gets the earliest time.
 */
export function withTimesInOrder(parts: Part[], now: Date = new Date()): Part[] {
  const times = parts
    .map((part, index) => (part['created_at'] as string | undefined) ?? new Date(now.getTime() + index).toISOString())
    .toSorted();
  return parts.map((part, index) => ({ ...part, created_at: times[index] }));
}
