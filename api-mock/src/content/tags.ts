import { fieldMeta, type Resource } from '@prospectus/contract';
import type { z } from 'zod';

import type { Fields } from './tables.ts';

/**
 * What an answer was made of, and what a change concerns; the two are compared as they are. A resource's name stands
 * for the whole list, `faqs:<id>` for one record, `faqs:program=<id>` for the records with that value in a field.
 */
export type Tag = string;

/** Concerns every answer. */
export const EVERYTHING: Tag = '*';

/** The day in Asia/Kolkata. */
export const DAY: Tag = 'day';

/** One record of a resource. */
export const recordTag = (resource: string, id: string): Tag => `${resource}:${id}`;

/** Every record of a resource, as when they are put in another order. */
export const everyRecordTag = (resource: string): Tag => recordTag(resource, EVERYTHING);

/** The records of a resource with a value in a field; null for those without one. */
export const fieldTag = (resource: string, field: string, value: unknown): Tag =>
  `${resource}:${field}=${typeof value === 'string' ? value : ''}`;

/** The tags of a change to what is live of one record: null before it was live, or after it no longer is. */
export function publicationTags(resource: Resource, id: string, before: Fields | null, after: Fields | null): Tag[] {
  const states = [before, after].filter((fields) => fields !== null);
  return [resource.name, recordTag(resource.name, id), ...groupTags(resource, states)];
}

/** The tags of records that were put in another order. */
export const orderTags = (resource: Resource, records: readonly Fields[]): Tag[] => [
  resource.name,
  everyRecordTag(resource.name),
  ...groupTags(resource, records),
];

const groupTags = (resource: Resource, records: readonly Fields[]): Tag[] => [
  ...new Set(
    groupingFields(resource).flatMap((field) => records.map((record) => fieldTag(resource.name, field, record[field]))),
  ),
];

/** Fields whose values records are looked up by: references to other records. */
const groupingFields = ({ schema }: Resource): string[] =>
  Object.keys(schema.shape).filter((name) => fieldMeta(schema.shape[name] as z.ZodType)?.kind === 'reference');
