import { fieldMeta, type Resource } from '@prospectus/contract';
import type { z } from 'zod';

import type { Fields } from './tables.ts';

/**
 * Names a part of the content: an answer has the tags of its sources, a change those of what it changed. `faqs` is the
 * whole list, `faqs:<id>` one record, `faqs:program=<id>` the records with that value of a field.
 */
export type Tag = string;

/** A change of everything. */
export const EVERYTHING: Tag = '*';

/** The day in Asia/Kolkata. */
export const DAY: Tag = 'day';

/** One record of a resource. */
export const recordTag = (resource: string, id: string): Tag => `${resource}:${id}`;

/** Every record of a resource, as after a change of their order. */
export const everyRecordTag = (resource: string): Tag => recordTag(resource, EVERYTHING);

/** The records of a resource with a value in a field; null for those without one. */
export const fieldTag = (resource: string, field: string, value: unknown): Tag =>
  `${resource}:${field}=${typeof value === 'string' ? value : ''}`;

/** The tags of a change of a record's live fields; null where it is not live. */
export function publicationTags(resource: Resource, id: string, before: Fields | null, after: Fields | null): Tag[] {
  const states = [before, after].filter((fields) => fields !== null);
  return [resource.name, recordTag(resource.name, id), ...groupTags(resource, states)];
}

/** The tags of a change of order. */
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

/** Fields that records are looked up by: references to other records. */
const groupingFields = ({ schema }: Resource): string[] =>
  Object.keys(schema.shape).filter((name) => fieldMeta(schema.shape[name] as z.ZodType)?.kind === 'reference');
